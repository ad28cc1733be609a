/** Rounds of a game, with sums and sums of squared stakes. */
export interface Played {
  rounds: number
  stake: bigint
  win: bigint
  squares: bigint
}

/** Certified returns in per cent, and the standard deviation of a round in stakes. */
export interface ProvenReturn {
  least: number
  most: number
  deviation: number
}

export interface Judged {
  rounds: number
  /** In per cent; null if nothing was staked. */
  measured: number | null
  /** Confidence band; null if no certified return is known. */
  low: number | null
  high: number | null
  standing: 'none' | 'unknown' | 'few' | 'within' | 'outside'
}

/** One in a thousand correct games falls outside. */
const sigmas = 3.2905
const minRounds = 1000
/** Minimum expected number of rare large wins for the band to hold. */
const rareRounds = 100

/** Compares a measured return with the certified one and its confidence band. */
export function judge(played: Played, proven: ProvenReturn | undefined): Judged {
  const { rounds, stake, win, squares } = played
  const nothing = { rounds, measured: null, low: null, high: null }
  if (stake <= 0n || squares <= 0n) return { ...nothing, standing: 'none' }
  const measured = percent(win, stake)
  if (!proven) return { ...nothing, measured, standing: 'unknown' }
  const { least, most, deviation } = proven
  // A few large stakes among many small ones count as few rounds.
  const counting = Number((stake * stake * 1000n) / squares) / 1000
  const margin = (100 * sigmas * deviation) / Math.sqrt(counting)
  const [low, high] = [Math.max(least - margin, 0), most + margin]
  const isEnough = counting >= Math.max(minRounds, rareRounds * deviation ** 2)
  const isWithin = measured >= low && measured <= high
  const status = isWithin ? 'within' : 'outside'
  return { rounds, measured, low, high, standing: isEnough ? status : 'few' }
}

function percent(win: bigint, stake: bigint): number {
  return Number((win * 1_000_000n) / stake) / 10_000
}

/** Sums several games. */
export function sumPlayed(all: readonly Played[]): Played {
  const sum = (read: (one: Played) => bigint) => all.reduce((total, one) => total + read(one), 0n)
  return {
    rounds: all.reduce((total, { rounds }) => total + rounds, 0),
    stake: sum(({ stake }) => stake),
    win: sum(({ win }) => win),
    squares: sum(({ squares }) => squares),
  }
}
