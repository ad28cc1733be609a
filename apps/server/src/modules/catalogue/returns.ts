/** What was played of a game, in units of money and their squares. */
export interface Played {
  rounds: number
  stake: bigint
  win: bigint
  squares: bigint
}

/** What was proved: returns in per cent, the standard deviation of a round in stakes. */
export interface Proven {
  least: number
  most: number
  deviation: number
}

export interface Judged {
  rounds: number
  /** In per cent; null where nothing was staked. */
  measured: number | null
  /** Between these it stays by chance; null where nothing is proved. */
  low: number | null
  high: number | null
  standing: 'none' | 'unknown' | 'few' | 'within' | 'outside'
}

/** Of a thousand games that are as they should be, one is outside of this. */
const sigmas = 3.2905
const leastRounds = 1000
/** So often must a round that makes up the deviation have come for the band to hold. */
const rareRounds = 100

/** A measured return against the proven one, with the band that chance allows. */
export function judge(played: Played, proven: Proven | undefined): Judged {
  const { rounds, stake, win, squares } = played
  const nothing = { rounds, measured: null, low: null, high: null }
  if (stake <= 0n || squares <= 0n) return { ...nothing, standing: 'none' }
  const measured = percent(win, stake)
  if (!proven) return { ...nothing, measured, standing: 'unknown' }
  const { least, most, deviation } = proven
  // Few large stakes among many small ones count as few rounds.
  const counting = Number((stake * stake * 1000n) / squares) / 1000
  const margin = (100 * sigmas * deviation) / Math.sqrt(counting)
  const [low, high] = [Math.max(least - margin, 0), most + margin]
  const isEnough = counting >= Math.max(leastRounds, rareRounds * deviation ** 2)
  const isWithin = measured >= low && measured <= high
  const standing = isWithin ? 'within' : 'outside'
  return { rounds, measured, low, high, standing: isEnough ? standing : 'few' }
}

function percent(win: bigint, stake: bigint): number {
  return Number((win * 1_000_000n) / stake) / 10_000
}

/** Played together. */
export function together(all: readonly Played[]): Played {
  const sum = (read: (one: Played) => bigint) => all.reduce((total, one) => total + read(one), 0n)
  return {
    rounds: all.reduce((total, { rounds }) => total + rounds, 0),
    stake: sum(({ stake }) => stake),
    win: sum(({ win }) => win),
    squares: sum(({ squares }) => squares),
  }
}
