/** Minimum multiple of the stake for a big win. */
export const bigWinTimes = 15
