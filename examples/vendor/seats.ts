import { commitmentOf, seedBytes } from './game.ts'
import { toWire } from './money.ts'
import type { Player } from './purse.ts'
import { Refused } from './refused.ts'
import type { Sources } from './sources.ts'

/** A round whose first toss is won: the player doubles or takes. */
export interface OpenRound {
  readonly roundId: string
  readonly pot: bigint
}

/** A player at one of our games; a second launch comes back to the same seat. */
export interface Seat {
  player: Player
  /** Of the player's market: no toss faster than this. */
  minimumCycleMs: number
  /** Decides the next toss, or the open round. Nobody has seen it yet. */
  seed: Uint8Array
  open: OpenRound | undefined
  balance: bigint
  isBusy: boolean
  lastTossAt: number
}

export type Seats = ReturnType<typeof createSeats>

/** Who plays here. The page names its seat by a key that the operator never sees. */
export function createSeats({ random, now }: Sources) {
  const byPlace = new Map<string, Seat>()
  const byKey = new Map<string, Seat>()

  function sit(player: Player, minimumCycleMs: number): { key: string; seat: Seat } {
    const idle = { open: undefined, balance: 0n, isBusy: false, lastTossAt: -Infinity }
    const fresh = { player, minimumCycleMs, seed: random(seedBytes), ...idle }
    const place = `${player.playerId} ${player.gameCode}`
    const seat = byPlace.get(place) ?? fresh
    Object.assign(seat, { player, minimumCycleMs })
    const key = Buffer.from(random(24)).toString('base64url')
    byPlace.set(place, seat)
    byKey.set(key, seat)
    return { key, seat }
  }

  function at(key: string): Seat {
    const seat = byKey.get(key)
    if (!seat) throw new Refused('session_expired', 'Open the game again from the site.')
    return seat
  }

  /** One command of a seat at a time. */
  async function alone<Result>(key: string, work: (seat: Seat) => Promise<Result>) {
    const seat = at(key)
    if (seat.isBusy) throw new Refused('busy', 'The last toss is not over yet.')
    seat.isBusy = true
    try {
      const result = await work(seat)
      return { ...view(seat), ...result }
    } finally {
      seat.isBusy = false
    }
  }

  function checkPace(seat: Seat): void {
    const isTooFast = now() - seat.lastTossAt < seat.minimumCycleMs
    if (isTooFast) throw new Refused('too_fast', 'Wait a moment between two tosses.')
    seat.lastTossAt = now()
  }

  return { sit, at, alone, checkPace }
}

/** What the page may know. */
export const view = ({ balance, player, minimumCycleMs, seed, open }: Seat) => ({
  balance: toWire(balance),
  currency: player.currency,
  minimumCycleMs,
  commitment: commitmentOf(seed),
  pot: open ? toWire(open.pot) : null,
})
