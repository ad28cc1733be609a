import { hash } from 'node:crypto'
import { toWire, type Amount } from '@fairhouse/money'
import type { BetView, LotteryInput } from '@fairhouse/protocol/lottery'
import type { RefusedValue } from '@fairhouse/protocol/vendor'
import type { Session } from '#sessions'
import type { EventDeps } from './deps.ts'
import type { EventGame } from './game.ts'
import { priceBet, type LiabilityCounter, type PricedBet } from './price-bet.ts'
import { BetRefused } from './refused.ts'
import { betRecord, type BetRow, type StoredBet } from './store/bets.ts'
import type { EventFacts } from './store/events.ts'
import { toBetView } from './view.ts'
import { askWallet, balanceIn, toRefusal } from './wallet-answers.ts'

type BetInput = LotteryInput<'lotteryBet'>

export interface PlacedBet {
  readonly bet: BetView
  readonly balance: Amount | undefined
}

/** The game of a call, if it belongs to the provider of the session. */
export function gameFor({ games }: EventDeps, session: Session, code: string): EventGame {
  const game = games.get(code)
  const own = games.get(session.game)
  if (!game || game.provider !== own?.provider) throw new BetRefused('not_found')
  return game
}

/**
 * Places a bet: its row is written in the commit of its stake, so it exists exactly when the stake
 * was taken. A repeat of the id gets the bet that stands.
 */
export function createPlaceBet(deps: EventDeps) {
  return async (
    session: Session,
    input: BetInput,
    chaseId: string | null = null,
  ): Promise<PlacedBet> => {
    const game = gameFor(deps, session, input.game)
    const event = await deps.events.facts(input.game, input.number)
    if (!event) throw new BetRefused('not_found')
    if (event.prices !== input.prices) throw new BetRefused('prices_changed')
    const limits = game.limits(session.currency)
    if (!limits) throw new BetRefused('game_closed')
    const prices = await deps.events.prices(event.prices)
    const market = { rules: game.rules(event.rules), prices, limits }
    const priced = priceBet(market, input.lines)
    const at = deps.clock.now().toISOString()
    const row = { ...rowOf(session, event, input.id, priced), chaseId, provider: game.provider, at }
    return place(deps, session, event, row, priced)
  }
}

function rowOf(session: Session, event: EventFacts, id: string, { stake, lines }: PricedBet) {
  const text = JSON.stringify(lines)
  const content = JSON.stringify([id, event.game, event.number, event.prices, lines])
  return {
    id,
    eventId: event.id,
    playerId: session.playerId,
    sessionId: session.id,
    mode: session.mode,
    brand: session.brand,
    currency: session.currency,
    prices: event.prices,
    stake: String(stake),
    lines: text,
    hash: hash('sha256', content),
  }
}

async function place(
  deps: EventDeps,
  session: Session,
  event: EventFacts,
  row: BetRow,
  { stake, counters }: PricedBet,
): Promise<PlacedBet> {
  const body = {
    session: session.walletSession,
    transactionId: row.id,
    roundId: row.id,
    gameCode: event.game,
    amount: toWire(stake),
    notAfter: event.locksAt.toISOString(),
    counters: counters.map(({ key, add, max }) => ({
      key: counterKey(event, key),
      add: toWire(add),
      max: toWire(max),
    })),
  }
  const answer = await askWallet(deps, row.provider, 'debit', body, [betRecord(row)])
  if (answer.success && answer.value.duplicate !== true) {
    return { bet: toBetView(placedRow(row, event)), balance: balanceIn(answer.value) }
  }
  if (answer.success || isKnown(answer.code)) {
    const stored = await standing(deps, row)
    const balance = answer.success ? balanceIn(answer.value) : undefined
    if (stored) return { bet: toBetView(stored), balance }
    throw new BetRefused('too_late')
  }
  if (answer.code === 'limit_reached') throw fullCounter(event, counters, answer.value)
  throw toRefusal(answer.code)
}

/** The wallet may know the id, or the event takes no bets: the stored bet decides. */
const isKnown = (code: string) => code === 'stale_record' || code === 'duplicate_mismatch'

/** The bet of this id, if there is one; refuses one with other content. */
async function standing({ bets }: EventDeps, row: BetRow): Promise<StoredBet | undefined> {
  const stored = await bets.find(row.id, row.provider)
  if (!stored) return undefined
  const isSame = stored.playerId === row.playerId && stored.hash === row.hash
  if (!isSame) throw new BetRefused('id_conflict')
  return stored
}

const placedRow = (row: BetRow, { game, number, locksAt, drawsAt }: EventFacts): StoredBet => ({
  ...row,
  at: new Date(row.at),
  game,
  number,
  locksAt,
  drawsAt,
  endState: null,
  endLines: null,
  payout: null,
  paidAt: null,
})

const counterKey = ({ id }: EventFacts, key: string) => `e${id}${key === '' ? '' : ` ${key}`}`

/** A limit of the player has no key; one of the house has that of its counter. */
function fullCounter(
  event: EventFacts,
  counters: readonly LiabilityCounter[],
  value: RefusedValue | null,
): BetRefused {
  const full = counters.find(({ key }) => counterKey(event, key) === value?.key)
  if (!full || value?.left === undefined) return new BetRefused('limit_reached')
  const [, pick] = full.key.split(' ')
  const detail = { line: full.line, left: value.left }
  return new BetRefused('liability_reached', pick === undefined ? detail : { ...detail, pick })
}
