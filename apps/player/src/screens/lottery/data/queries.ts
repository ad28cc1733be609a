import type { LotteryCall, LotteryInput, LotteryValue } from '@fairhouse/protocol/lottery'
import { nowMs } from '#lib/clock'
import type { Query } from '#lib/query'
import { lotteryCall } from './lottery-call.ts'
import { setServerTime } from './server-time.ts'

const freshMs = 5000

/** A query that calls the studio without a session. */
function lotteryQuery<C extends LotteryCall, Data>(
  name: C,
  input: LotteryInput<C>,
  dataOf: (value: LotteryValue<C>) => Data,
): Query<Data> {
  return (client) => ({
    // The texts of the answers are not by language.
    key: [name, '', input],
    ask: async () => dataOf(await lotteryCall(name, input)),
    freshMs,
    retries: client.retries,
  })
}

export type LotteryList = LotteryValue<'lotteryGames'>
export type LotteryRow = LotteryList['games'][number]

export const lotteriesQuery = lotteryQuery('lotteryGames', {}, (value) => {
  setServerTime(value.serverTime, nowMs())
  return value
})

/** Bet types and prices of a draw, or of the one that takes bets now. */
export const rulesQuery = (game: string, number?: string) =>
  lotteryQuery('lotteryRules', { game, ...(number !== undefined && { number }) }, (value) => value)

/** Draws that take bets now, the next first. */
export const drawsQuery = (game: string) =>
  lotteryQuery('lotteryDraws', { game }, ({ serverTime, list }) => {
    setServerTime(serverTime, nowMs())
    return list
  })

/** Past draws, the last first. */
export const resultsQuery = (game: string) =>
  lotteryQuery('lotteryResults', { game }, (value) => value)

/** A draw with all that verifies it. */
export const drawQuery = (game: string, number: string) =>
  lotteryQuery('lotteryDraw', { game, number }, (value) => value)
