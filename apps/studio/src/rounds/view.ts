import { toWire, zero, type Amount } from '@fairhouse/money'
import { isOneStep, stakeOf, taken, winOf, type Round } from './round.ts'

const quoted = (text: string | null) => (text === null ? 'null' : JSON.stringify(text))
const time = (at: Date | null) => (at === null ? 'null' : `"${at.toISOString()}"`)
const money = (amount: Amount | undefined) =>
  amount === undefined ? 'null' : `"${toWire(amount)}"`

/** What a player is shown: nothing of a turn before it is paid for. */
function shown(round: Round) {
  if (round.end) return round.end.state === 'refused' ? [] : taken(round)
  return isOneStep(round) ? [] : taken(round).filter(({ isPaid }) => isPaid)
}

function together(lists: readonly string[]): string {
  if (lists.length === 1) return lists[0] ?? '[]'
  const inner = lists.map((list) => list.slice(1, -1)).filter((list) => list !== '')
  return `[${inner.join(',')}]`
}

/** Only of a round that is paid: before, nobody is shown what was drawn. */
function jackpotText({ jackpot, end }: Round): string {
  if (!jackpot || end?.state !== 'settled') return ''
  const { code, chances, contribution, isDrawn } = jackpot
  return (
    `"jackpot":{"code":"${code}","chances":${chances},"contribution":${money(contribution)},` +
    `"win":${money(isDrawn ? end.jackpotWin : undefined)}},`
  )
}

/**
 * A round as the protocol's `roundView`, in JSON: its events are there as text already. To
 * strangers it does not say what the player had.
 */
export function roundText(round: Round, to: 'player' | 'anybody'): string {
  const { end, game } = round
  const seen = shown(round)
  const view = !end && round.play && seen.length > 0 ? round.play.view(0) : null
  const win = end ? end.win : seen.length > 0 ? winOf(round) : zero
  const own = to === 'player' ? end : undefined
  return (
    `{"id":"${round.id}","game":${quoted(game.code)},"version":${game.version},` +
    `"state":"${end?.state ?? 'open'}","mode":"${round.mode}",` +
    `"credit":${money(round.credit)},"stake":${money(end?.stake ?? stakeOf(round))},` +
    `"win":${money(win)},"events":${together(seen.map(({ events }) => events))},` +
    jackpotText(round) +
    `"actions":[${taken(round)
      .map(({ action }) => action)
      .join(',')}],` +
    `"view":${JSON.stringify(view ?? null)},"balanceBefore":${money(own?.balanceBefore)},` +
    `"balanceAfter":${money(own?.balanceAfter)},"at":"${round.at.toISOString()}",` +
    `"endedAt":${end ? `"${end.at.toISOString()}"` : 'null'},` +
    `"fairness":{"serverSeedHash":"${round.serverSeedHash}",` +
    `"clientSeed":${quoted(round.clientSeed)},"nonce":${round.nonce},` +
    `"serverSeed":${quoted(round.serverSeed)},` +
    `"hashPublishedAt":${time(round.hashPublishedAt)},` +
    `"clientSeedAt":${time(round.clientSeedAt)}}}`
  )
}
