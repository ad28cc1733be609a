import type { EventGame } from '#events'
import { lotteryGames, type LotteryGame } from './catalogue.ts'
import { limitsOf } from './limits.ts'
import { pricesOf } from './prices.ts'
import { rulesOf } from './rules.ts'
import { nextDraws } from './schedule.ts'

/** A fast draw comes soon, so more of them take bets at once: a chase is as long as that. */
const fastDrawsAhead = 20
const dailyDrawsAhead = 7

const toEventGame = ({ code, provider, schedule, parts, rulesOn }: LotteryGame): EventGame => ({
  code,
  provider,
  parts,
  openAhead: schedule.kind === 'daily' ? dailyDrawsAhead : fastDrawsAhead,
  next: (after, count) =>
    nextDraws(schedule, after, count).map(({ day, ...draw }) => ({ ...draw, rules: rulesOn(day) })),
  rules: rulesOf,
  prices: pricesOf,
  limits: limitsOf,
})

/** All lotteries as games of the core for betting events. */
export const lotteryEventGames = (): EventGame[] => lotteryGames.map(toEventGame)
