import { amountOf, parseAmount, sum, toWire, zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import { timesDown } from './amounts.ts'
import { requireGame, type EventDeps } from './deps.ts'
import type { EventRules, PriceTable, SettledLine } from './game.ts'
import type { BetLine } from './price-bet.ts'
import {
  ownerEnds,
  ownerRefunds,
  type BetEnd,
  type UnpaidEnd,
  type UnsettledBet,
} from './store/ends.ts'
import { ownerEvents, type StoredEvent } from './store/events.ts'
import type { Lease } from './store/leases.ts'

/** How a line ended, as it is stored and shown. */
export interface EndedLine {
  readonly outcome: SettledLine['outcome']
  readonly payout: string
  readonly wins: SettledLine['wins']
}

/**
 * Settles or refunds the next bets of an event: their ends are stored, paid by one call, and then
 * the progress is stored. Whoever goes on after a crash pays the stored ends under the same ids.
 * Bets that the wallet does not book stay for the end, so that they hold up no others.
 */
export async function settleChunk(
  deps: EventDeps,
  lease: Lease,
  event: StoredEvent,
): Promise<Progress> {
  const { ends, leases, chunkSize } = deps
  const bets = await ends.next(event.id, chunkSize)
  const last = bets.at(-1)
  if (!last) return settleLeft(deps, lease, event)
  const { provider } = last
  const fresh = bets.filter(({ isEnded }) => !isEnded)
  if (fresh.length > 0) {
    const computed = await endsOf(deps, event, fresh)
    await leases.asOwner(lease, (client) => ownerEnds.add(client, provider, computed))
  }
  const unpaid = await ends.unpaid(
    provider,
    bets.map(({ id }) => id),
  )
  const { paid, cancelled } = await pay(deps, event, provider, unpaid)
  await leases.asOwner(lease, async (client) => {
    await ownerEnds.paid(client, provider, paid)
    await ownerEnds.cancelled(client, provider, cancelled)
    await ownerRefunds.afterWins(client, provider, paid)
    await ownerEvents.advance(client, event.id, last)
  })
  return 'more'
}

/** `stuck`: bets are left that the wallet does not book. */
export type Progress = 'more' | 'done' | 'stuck'

/** Tries again to book the bets of an event that the wallet did not book with the others. */
async function settleLeft(deps: EventDeps, lease: Lease, event: StoredEvent): Promise<Progress> {
  const left = await deps.ends.left(event.id, deps.chunkSize)
  const [first] = left
  if (!first) return 'done'
  const { provider } = first
  const { paid, cancelled } = await pay(deps, event, provider, left)
  await deps.leases.asOwner(lease, async (client) => {
    await ownerEnds.paid(client, provider, paid)
    await ownerEnds.cancelled(client, provider, cancelled)
    await ownerRefunds.afterWins(client, provider, paid)
  })
  return paid.length + cancelled.length === left.length ? 'more' : 'stuck'
}

/** Gives back what is left of chases that stopped with a win, or that never stood. */
export async function refundChases(deps: EventDeps, lease: Lease): Promise<void> {
  const { refunds, leases } = deps
  await leases.asOwner(lease, (client) => ownerRefunds.neverStood(client, lease.game))
  const unpaid = await refunds.unpaidOf(lease.game)
  for (const [provider, own] of Map.groupBy(unpaid, (end) => end.provider)) {
    const { paid, cancelled } = await pay(deps, lease, provider, own)
    await leases.asOwner(lease, async (client) => {
      await ownerEnds.paid(client, provider, paid)
      await ownerEnds.cancelled(client, provider, cancelled)
    })
  }
}

/** Real money and play money settle apart. */
async function pay(
  deps: EventDeps,
  event: Pick<StoredEvent, 'game'>,
  provider: string,
  unpaid: readonly UnpaidEnd[],
) {
  const paid: string[] = []
  const cancelled: string[] = []
  for (const group of Map.groupBy(unpaid, ({ mode }) => mode).values()) {
    const answers = await settleMany(deps, provider, group.map(itemOf(event)))
    for (const [index, end] of group.entries()) {
      const answer = answers[index]
      if (answer?.success === true) paid.push(end.betId)
      else if (isGone(end, answer?.code)) cancelled.push(end.betId)
      else deps.log.error({ bet: end.betId, code: answer?.code }, 'a bet was not settled')
    }
  }
  return { paid, cancelled }
}

/** Refusals of a bet that something else has closed, and of play money that was dropped. */
const closedCodes = new Set(['rolled_back', 'round_closed'])
const droppedCodes = new Set(['unknown_transaction', 'unknown_player'])

const isGone = ({ mode }: UnpaidEnd, code = '') =>
  closedCodes.has(code) || (mode === 'trial' && droppedCodes.has(code))

type Item = VendorInput<'settleMany'>['items'][number]

const itemOf =
  ({ game }: Pick<StoredEvent, 'game'>) =>
  ({ betId, playerId, payout, validBet, reason }: UnpaidEnd): Item => ({
    playerId,
    transactionId: `${betId}.end`,
    roundId: betId,
    gameCode: game,
    amount: toWire(amountOf(BigInt(payout))),
    validBet: toWire(amountOf(BigInt(validBet))),
    reason,
  })

async function settleMany({ wallet }: EventDeps, provider: string, items: Item[]) {
  const answer = await wallet.call(provider, 'settleMany', { items })
  if (!answer.success) throw new Error(`the wallet settled nothing: ${answer.code}`)
  return answer.value.results
}

/** Computes how bets end: by the result, or void. */
async function endsOf(
  deps: EventDeps,
  event: StoredEvent,
  bets: readonly UnsettledBet[],
): Promise<BetEnd[]> {
  if (event.state === 'void') {
    return bets.map(({ id, stake }) => ({
      betId: id,
      state: 'void',
      payout: stake,
      validBet: '0',
      reason: 'void',
      lines: null,
    }))
  }
  const rules = requireGame(deps, event.game).rules(event.rules)
  const result: unknown = JSON.parse(event.result ?? 'null')
  const players = [...new Set(bets.map(({ playerId }) => playerId))]
  const covered = overcovered(rules, await deps.ends.linesOf(event.id, players))
  return Promise.all(
    bets.map(async (bet) => {
      const prices = await deps.events.prices(bet.prices)
      const invalid = covered.get(bet.playerId) ?? noMarkets
      return settleBet({ rules, prices, result, invalid }, bet)
    }),
  )
}

const noMarkets: ReadonlySet<string> = new Set()

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored from these
export const parseLines = (text: string) => JSON.parse(text) as readonly BetLine[]

/** By player, the markets of which they cover so much that it is no valid bet. */
function overcovered(rules: EventRules, bets: readonly { playerId: string; lines: string }[]) {
  const byPlayer = Map.groupBy(bets, ({ playerId }) => playerId)
  return new Map(
    [...byPlayer].map(([playerId, own]) => {
      const lines = own.flatMap(({ lines: text }) => parseLines(text).map(({ bet }) => bet))
      return [playerId, new Set(rules.overcovered(lines))]
    }),
  )
}

interface Decided {
  readonly rules: EventRules
  readonly prices: PriceTable
  readonly result: unknown
  /** Markets without valid bets of this player. */
  readonly invalid: ReadonlySet<string>
}

/** Pure: how a bet ends by its rules, at its own prices. */
export function settleBet(
  { rules, prices, result, invalid }: Decided,
  { id, lines: text }: Pick<UnsettledBet, 'id' | 'lines'>,
): BetEnd {
  const lines = parseLines(text)
  const ended = lines.map(({ bet, unit: unitText }) => {
    const unit = parseAmount(unitText) ?? zero
    const settled = rules.settle(bet, prices, result)
    const validBet = invalid.has(bet.betType) ? zero : amountOf(unit * settled.validStake)
    return { settled, payout: timesDown(unit, settled.payout), validBet }
  })
  const payout: Amount = sum(ended.map((line) => line.payout))
  const outcomes = new Set(ended.map(({ settled }) => settled.outcome))
  const view = ended.map(({ settled, payout: paid }): EndedLine => {
    return { outcome: settled.outcome, payout: toWire(paid), wins: settled.wins }
  })
  return {
    betId: id,
    state: 'settled',
    payout: String(payout),
    validBet: String(sum(ended.map((line) => line.validBet))),
    reason: reasonOf(outcomes),
    lines: JSON.stringify(view),
  }
}

/** A bet won if one of its lines did. */
function reasonOf(outcomes: ReadonlySet<SettledLine['outcome']>): SettledLine['outcome'] {
  if (outcomes.has('won')) return 'won'
  return outcomes.has('lost') ? 'lost' : 'push'
}
