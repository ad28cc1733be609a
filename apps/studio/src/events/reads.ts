import type { BetView, DrawView, LotteryInput, LotteryValue } from '@fairhouse/protocol/lottery'
import type { Session } from '#sessions'
import { ownBet } from './cancel-bet.ts'
import { drawIdOf, type EventDeps } from './deps.ts'
import type { EventGame, PriceTable } from './game.ts'
import { gameFor } from './place-bet.ts'
import { BetRefused } from './refused.ts'
import type { StoredEvent } from './store/events.ts'
import { toBetView, toDrawView } from './view.ts'

const pageSize = 20
const resultsPage = 50
const hashesPage = 1000

export interface CurrentEvents {
  readonly now: Date
  readonly current: ReadonlyMap<string, DrawView>
  readonly last: ReadonlyMap<string, DrawView>
}

export interface CurrentRules {
  readonly rules: string
  readonly prices: string
  readonly table: PriceTable
}

type Draw = LotteryValue<'lotteryDraw'>

/** Reads of events and bets, for screens. */
export function createReads(deps: EventDeps) {
  const { events, games } = deps

  function requireGame(code: string): EventGame {
    const game = games.get(code)
    if (!game) throw new BetRefused('not_found')
    return game
  }

  async function requireEvent(game: string, number: string): Promise<StoredEvent> {
    const event = await events.find(requireGame(game).code, number)
    if (!event) throw new BetRefused('not_found')
    return event
  }

  return {
    /** Of every game, the event that takes bets and the last one that was drawn. */
    async current(): Promise<CurrentEvents> {
      const codes = [...games.keys()]
      const byGame = (list: readonly StoredEvent[]) =>
        new Map(list.map((event) => [event.game, toDrawView(event)]))
      const now = await events.now()
      return {
        now,
        current: byGame(await events.current(codes)),
        last: byGame(await events.last(codes)),
      }
    },
    /** Rules and prices of an event, or of the one that takes bets. */
    async rulesOf({ game, number }: LotteryInput<'lotteryRules'>): Promise<CurrentRules> {
      const named = number === undefined ? undefined : await requireEvent(game, number)
      const [event] = named ? [named] : await events.current([requireGame(game).code])
      if (!event) throw new BetRefused('game_closed')
      const { rules, prices } = event
      return { rules, prices, table: await events.prices(prices) }
    },
    async open(code: string) {
      const list = await events.open(requireGame(code).code)
      return { now: await events.now(), list: list.map(toDrawView) }
    },
    async results({ game, before }: LotteryInput<'lotteryResults'>) {
      const last = before === undefined ? undefined : await requireEvent(game, before)
      const rows = await events.past(requireGame(game).code, last?.drawsAt, resultsPage + 1)
      const list = rows.slice(0, resultsPage).map(toDrawView)
      return { list, hasMore: rows.length > resultsPage }
    },
    async draw({ game, number }: LotteryInput<'lotteryDraw'>): Promise<Draw> {
      const event = await requireEvent(game, number)
      const { rules, commitment, place, salt, voidReason } = event
      const link = commitment === null ? undefined : await deps.chains.revealed(drawIdOf(event))
      // While it takes bets, nobody shall know how many there are.
      const hashes = isLocked(event) ? await events.countHashes(event.id) : 0
      const proof = { commitment, place, salt, seed: link ?? null }
      const { parts } = requireGame(game)
      return { game, ...toDrawView(event), rules, ...proof, parts: [...parts], hashes, voidReason }
    },
    async hashes({ game, number, after = '' }: LotteryInput<'lotteryHashes'>) {
      const event = await requireEvent(game, number)
      if (!isLocked(event)) throw new BetRefused('not_found')
      const list = await events.hashesAfter(event.id, after, hashesPage + 1)
      return { list: list.slice(0, hashesPage), hasMore: list.length > hashesPage }
    },
    ...betReads(deps),
  }
}

/** Reads of a player's own bets. */
function betReads(deps: EventDeps) {
  const { bets } = deps
  return {
    async bet(session: Session, id: string): Promise<BetView> {
      return toBetView(await ownBet(deps, session, id))
    },
    async bets(session: Session, { before, game, open }: LotteryInput<'lotteryBets'>) {
      const { provider } = gameFor(deps, session, session.game)
      const last = before === undefined ? undefined : await ownBet(deps, session, before)
      const { playerId } = session
      const isOpen = open === undefined ? undefined : open === 'true'
      const filter = { playerId, provider, game, isOpen, before: last }
      const rows = await bets.list(filter, pageSize + 1)
      return { list: rows.slice(0, pageSize).map(toBetView), hasMore: rows.length > pageSize }
    },
  }
}

/** Its list of bets is complete, or will be when its last ones are committed. */
const isLocked = ({ state, salt }: StoredEvent) =>
  salt !== null && state !== 'open' && state !== 'scheduled' && state !== 'locked'
