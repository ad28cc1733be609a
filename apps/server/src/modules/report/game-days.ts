import type { Bet } from './bets.ts'

/** A game's stakes and wins on a day in a brand, without jackpots. */
export interface GameDay {
  brand: string
  vendor: string
  game: string
  day: string
  rounds: number
  stake: bigint
  win: bigint
  /** The sum of the squares of the stakes. */
  squares: bigint
}

interface BetChange {
  before: Bet | undefined
  now: Bet
}

/** The changes to game days from bets that began, ended or changed, in a fixed order. */
export function gameDays(changes: readonly BetChange[]): GameDay[] {
  const days = new Map<string, GameDay>()
  for (const { before, now } of changes) {
    if (before) count(days, before, -1)
    count(days, now, 1)
  }
  const isChange = ({ rounds, stake, win, squares }: GameDay) =>
    rounds !== 0 || stake !== 0n || win !== 0n || squares !== 0n
  // A fixed order prevents deadlocks between lanes.
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, day]) => (isChange(day) ? [day] : []))
}

function count(days: Map<string, GameDay>, bet: Bet, sign: 1 | -1): void {
  const { brand, vendor, game, stake, win, pot, endedAt, status } = bet
  if (brand === null || status !== 'settled' || endedAt === null || stake === 0n) return
  const day = endedAt.toISOString().slice(0, 10)
  const key = JSON.stringify([brand, vendor, game, day])
  const known = days.get(key)
  days.set(key, {
    brand,
    vendor,
    game,
    day,
    rounds: (known?.rounds ?? 0) + sign,
    stake: (known?.stake ?? 0n) + BigInt(sign) * stake,
    win: (known?.win ?? 0n) + BigInt(sign) * (win - pot),
    squares: (known?.squares ?? 0n) + BigInt(sign) * stake * stake,
  })
}
