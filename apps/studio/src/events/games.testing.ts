import { lotteryEventGames } from '#lotteries'

/** Some of the lotteries; most tests need no more. */
export const gamesNamed = (...codes: string[]) =>
  lotteryEventGames().filter(({ code }) => codes.includes(code))
