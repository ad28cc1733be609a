import { hash } from 'node:crypto'
import type { BetView, LotteryInput } from '@fairhouse/protocol/lottery'
import type { Session } from '#sessions'
import type { createCancelBet } from './cancel-bet.ts'
import type { EventDeps } from './deps.ts'
import { gameFor, type PlacedBet, type createPlaceBet } from './place-bet.ts'
import { BetRefused } from './refused.ts'
import type { ChaseRow, StoredChase } from './store/chases.ts'
import { toBetView } from './view.ts'

type ChaseInput = LotteryInput<'lotteryChase'>

export interface PlacedChase {
  readonly bets: readonly BetView[]
  readonly balance: PlacedBet['balance']
}

interface BetWays {
  place: ReturnType<typeof createPlaceBet>
  cancel: ReturnType<typeof createCancelBet>
}

/** The id of the bet of a chase on a draw, so that a repeat places the same bets. */
function chaseBetId(chaseId: string, number: string): string {
  const hex = hash('sha256', `${chaseId} ${number}`)
  const rest = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  // The beginning of a time-ordered id stays.
  return [chaseId.slice(0, 13), ...rest].join('-')
}

/** The same bet on several draws: all bets stand, or none. */
export function createChases(deps: EventDeps, { place, cancel }: BetWays) {
  const { chases, bets } = deps

  /** Cancels what can still be cancelled. */
  async function cancelAll(session: Session, { id, provider }: ChaseRow) {
    let balance: PlacedBet['balance']
    for (const bet of await bets.ofChase(id, provider)) {
      if (toBetView(bet).state !== 'open') continue
      try {
        balance = (await cancel(session, bet.id)).balance
      } catch (error) {
        if (!(error instanceof BetRefused) || error.code !== 'too_late') throw error
      }
    }
    return balance
  }

  const views = async ({ id, provider }: ChaseRow) =>
    (await bets.ofChase(id, provider)).map(toBetView)

  /** The nearest draw comes last, so that nothing is locked unless all other bets stand. */
  async function placeAll(session: Session, chase: StoredChase, input: ChaseInput) {
    const { game, prices, lines } = input
    let balance: PlacedBet['balance']
    for (const number of chase.numbers.toReversed()) {
      const bet = { id: chaseBetId(chase.id, number), game, number, prices, lines }
      balance = (await place(session, bet, chase.id)).balance
    }
    if (await chases.placed(chase.id, chase.provider)) return balance
    throw failed()
  }

  return {
    async chase(session: Session, input: ChaseInput): Promise<PlacedChase> {
      // Strict markets allow no play that goes on by itself.
      if (!session.rules.autoplay) throw new BetRefused('not_allowed')
      const chase = await storedChase(deps, session, input)
      if (typeof chase.placedAt === 'number') throw failed()
      if (chase.placedAt !== null) return { bets: await views(chase), balance: undefined }
      try {
        const balance = await placeAll(session, chase, input)
        return { bets: await views(chase), balance }
      } catch (error) {
        const isFinal = error instanceof BetRefused && error.code !== 'try_again'
        if (isFinal) {
          await chases.giveUp(chase.id, chase.provider)
          await cancelAll(session, chase)
        }
        throw error
      }
    },
    async stopChase(session: Session, id: string): Promise<PlacedChase> {
      const { provider } = gameFor(deps, session, session.game)
      const chase = await chases.find(id, provider)
      if (chase?.playerId !== session.playerId) throw new BetRefused('not_found')
      const balance = await cancelAll(session, chase)
      return { bets: await views(chase), balance }
    },
  }
}

/** It was given up: a later request needs another id. */
const failed = () => new BetRefused('bet_refused', { fault: 'chase_failed' })

async function numbersOf(
  { events }: EventDeps,
  { game, number, draws }: ChaseInput,
): Promise<string[]> {
  const open = await events.open(game)
  const from = open.findIndex((event) => event.number === number)
  if (from < 0) throw new BetRefused('too_late')
  const numbers = open.slice(from, from + draws).map((event) => event.number)
  if (numbers.length === draws) return numbers
  throw new BetRefused('bet_refused', { fault: 'too_many_draws', max: String(numbers.length) })
}

/** The stored chase of a request; refuses another request under its id. */
async function storedChase(
  deps: EventDeps,
  session: Session,
  input: ChaseInput,
): Promise<StoredChase> {
  const { chases } = deps
  const { id, game, stopOnWin } = input
  const { provider } = gameFor(deps, session, game)
  const content = hash('sha256', JSON.stringify(input))
  const { playerId } = session
  if (!(await chases.find(id, provider))) {
    const numbers = await numbersOf(deps, input)
    const row = { id, provider, game, playerId, numbers, content, stopOnWin }
    await chases.add(row)
  }
  const chase = await chases.find(id, provider)
  const isSame = chase?.playerId === playerId && chase.content === content
  if (!chase || !isSame) throw new BetRefused('id_conflict')
  return chase
}
