import { toWire, zero, type Amount } from '@fairhouse/money'
import { isOneStep, stakeOf, acceptedTurns, winOf, type Round } from './round.ts'

const quoted = (text: string | null) => (text === null ? 'null' : JSON.stringify(text))
const time = (at: Date | null) => (at === null ? 'null' : `"${at.toISOString()}"`)
const money = (amount: Amount | undefined) =>
  amount === undefined ? 'null' : `"${toWire(amount)}"`

/** Turns that a player may see: a turn is hidden until its stake is paid. */
function visibleTurns(round: Round) {
  if (round.end) return round.end.state === 'refused' ? [] : acceptedTurns(round)
  return isOneStep(round) ? [] : acceptedTurns(round).filter(({ isPaid }) => isPaid)
}

function joinLists(lists: readonly string[]): string {
  if (lists.length === 1) return lists[0] ?? '[]'
  const inner = lists.map((list) => list.slice(1, -1)).filter((list) => list !== '')
  return `[${inner.join(',')}]`
}

/** The jackpot is hidden until the round is settled. */
function jackpotText({ jackpot, end }: Round): string {
  if (!jackpot || end?.state !== 'settled') return ''
  const { code, chances, contribution, isDrawn } = jackpot
  return (
    `"jackpot":{"code":"${code}","chances":${chances},"contribution":${money(contribution)},` +
    `"win":${money(isDrawn ? end.jackpotWin : undefined)}},`
  )
}

/**
 * The round as JSON of the protocol's `roundView`; its events are stored as JSON already. Balances
 * are for its own player only.
 */
export function roundText(round: Round, audience: 'player' | 'anybody'): string {
  const { end, game } = round
  const turns = visibleTurns(round)
  const view = !end && round.play && turns.length > 0 ? round.play.view(0) : null
  const win = end ? end.win : turns.length > 0 ? winOf(round) : zero
  const own = audience === 'player' ? end : undefined
  return (
    `{"id":"${round.id}","game":${quoted(game.code)},"version":${game.version},` +
    `"state":"${end?.state ?? 'open'}","mode":"${round.mode}",` +
    `"credit":${money(round.credit)},"stake":${money(end?.stake ?? stakeOf(round))},` +
    `"win":${money(win)},"events":${joinLists(turns.map(({ events }) => events))},` +
    jackpotText(round) +
    `"actions":[${acceptedTurns(round)
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
