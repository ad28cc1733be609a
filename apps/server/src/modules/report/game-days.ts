import type { Bet } from './bets.ts'

/** What a game took and gave on a day in a brand, without pots. */
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

interface Changed {
  before: Bet | undefined
  now: Bet
}

/** What bets that began, ended or changed add to the days of their games, in a fixed order. */
export function gameDays(changes: readonly Changed[]): GameDay[] {
  const days = new Map<string, GameDay>()
  for (const { before, now } of changes) {
    if (before) count(days, before, -1)
    count(days, now, 1)
  }
  const isChange = ({ rounds, stake, win, squares }: GameDay) =>
    rounds !== 0 || stake !== 0n || win !== 0n || squares !== 0n
  // Two lanes that write the same games must not wait for each other.
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
