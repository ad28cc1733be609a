import { commitmentOf, seedBytes } from './game.ts'
import { toWire } from './money.ts'
import type { Player } from './round-wallet.ts'
import { Refused } from './refused.ts'
import type { Sources } from './sources.ts'

/** A round with a won first toss: the player doubles or takes. */
export interface OpenRound {
  readonly roundId: string
  readonly pot: bigint
}

/** A player at a game; a second launch returns to the same seat. */
export interface Seat {
  player: Player
  /** Minimum time between tosses in the player's market. */
  minimumCycleMs: number
  /** Decides the next toss or the open round; still hidden. */
  seed: Uint8Array
  open: OpenRound | undefined
  balance: bigint
  isBusy: boolean
  lastTossAt: number
}

export type Seats = ReturnType<typeof createSeats>

/** The seats of all players. The page identifies its seat by a key that the operator never sees. */
export function createSeats({ random, now }: Sources) {
  const byPlayerAndGame = new Map<string, Seat>()
  const byKey = new Map<string, Seat>()

  function enter(player: Player, minimumCycleMs: number): { key: string; seat: Seat } {
    const initial = { open: undefined, balance: 0n, isBusy: false, lastTossAt: -Infinity }
    const newSeat = { player, minimumCycleMs, seed: random(seedBytes), ...initial }
    const playerAndGame = `${player.playerId} ${player.gameCode}`
    const seat = byPlayerAndGame.get(playerAndGame) ?? newSeat
    Object.assign(seat, { player, minimumCycleMs })
    const key = Buffer.from(random(24)).toString('base64url')
    byPlayerAndGame.set(playerAndGame, seat)
    byKey.set(key, seat)
    return { key, seat }
  }

  function seatOf(key: string): Seat {
    const seat = byKey.get(key)
    if (!seat) throw new Refused('session_expired', 'Open the game again from the site.')
    return seat
  }

  /** Runs one command of a seat at a time. */
  async function exclusively<Result>(key: string, work: (seat: Seat) => Promise<Result>) {
    const seat = seatOf(key)
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

  return { enter, seatOf, exclusively, checkPace }
}

/** The public state of a seat, for the page. */
export const view = ({ balance, player, minimumCycleMs, seed, open }: Seat) => ({
  balance: toWire(balance),
  currency: player.currency,
  minimumCycleMs,
  commitment: commitmentOf(seed),
  pot: open ? toWire(open.pot) : null,
})
