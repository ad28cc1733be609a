/** LIST of celebrated wins by multiple of the stake, smallest first, and how long each is shown. */
export const winTiers = [
  { name: 'nice', times: 5, ms: 1400 },
  { name: 'big', times: 15, ms: 2600 },
  { name: 'mega', times: 50, ms: 4000 },
  { name: 'epic', times: 150, ms: 5600 },
] as const

export type WinTier = (typeof winTiers)[number]

/** Minimum multiple of the stake for a big win. */
export const bigWinTimes = 15

/** The tier of a win; undefined if it is too small to interrupt play. */
export function tierOf(times: number): WinTier | undefined {
  return winTiers.findLast((tier) => times >= tier.times)
}

/** Share of the time in which the sum counts up; then it stands to be read. */
export const countShare = 0.72

/**
 * Share of a win that is shown at a share of the counting time: each tier on the way takes about
 * the same time, so that also the last one is reached in a pace that can be followed.
 */
export function countedShare(share: number, times: number): number {
  const passed = winTiers.filter((tier) => tier.times <= times).map((tier) => tier.times / times)
  const marks = [0, ...passed, 1]
  const stages = marks.length - 1
  const stage = Math.min(stages - 1, Math.floor(share * stages))
  const [from = 0, to = 1] = [marks[stage], marks[stage + 1]]
  return from + (to - from) * (share * stages - stage)
}
