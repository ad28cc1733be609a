import { zero, type Amount } from '@fairhouse/money'
import type { Seed, Seeds } from '#fairness'
import type { Catalogue } from '#games'
import type { Locks } from '#kit'
import type { Session } from '#sessions'
import { isOneStep, type Round } from './round.ts'
import type { RoundStore } from './store/rounds.ts'
import { replayed, roundOf } from './stored.ts'

/** A player at a game as this process knows it; another process may know more. */
export interface Seat {
  id: string
  /** None until the player has given a first client seed. */
  seed: Seed | undefined
  /** Of the last round that began. */
  number: number
  current: Round | undefined
  /** What is being done now; nothing else is done meanwhile. */
  running: Promise<unknown> | undefined
  /** What the player had when we last heard of it. */
  balance: Amount
}

/** Nothing else is done at the seat meanwhile. */
export function alone<T>(seat: Seat, work: () => Promise<T>): Promise<T> {
  const running = work().finally(() => {
    seat.running = undefined
  })
  seat.running = running
  return running
}

export type Seats = ReturnType<typeof createSeats>

const mostKept = 50_000
const newest = 2 ** 31 - 1

export interface SeatParts {
  store: RoundStore
  seeds: Seeds
  catalogue: Catalogue
  locks: Locks
}

export function createSeats({ store, seeds, catalogue, locks }: SeatParts) {
  const known = new Map<string, Seat>()
  const loading = new Map<string, Promise<Seat>>()

  async function read(seatId: string) {
    const [row] = await store.before(seatId, newest, 1)
    const number = row?.number ?? 0
    const current = row && roundOf(row, catalogue, locks)
    const seed = await seeds.inUse(seatId)
    if (current && !current.end && !isOneStep(current)) current.play = replayed(current, seed)
    // Until the wallet is heard, what was last heard of it.
    const balance = current?.end?.balanceAfter ?? current?.balanceBefore ?? zero
    return { seed, number, current, balance }
  }

  function keep(seat: Seat) {
    for (const [id, one] of known) {
      if (known.size < mostKept) break
      if (!one.running) known.delete(id)
    }
    known.set(seat.id, seat)
  }

  async function load(seatId: string): Promise<Seat> {
    const seat = { id: seatId, ...(await read(seatId)), running: undefined }
    keep(seat)
    return seat
  }

  return {
    of({ seatId }: Pick<Session, 'seatId'>): Seat | Promise<Seat> {
      const seat = known.get(seatId)
      if (seat) return seat
      const coming = loading.get(seatId)
      if (coming) return coming
      const next = load(seatId).finally(() => loading.delete(seatId))
      loading.set(seatId, next)
      return next
    },
    /** Another process was here: what it did is read. */
    async reload(seat: Seat): Promise<void> {
      const fresh = await read(seat.id)
      // The end of its last round may still be on its way to the database; and without a round
      // the balance that the player came with is all that is known.
      const isOver = !seat.current || seat.current.end
      const isOurs = isOver && fresh.current?.id === seat.current?.id
      Object.assign(seat, isOurs ? { seed: fresh.seed } : fresh)
    },
    forget: (seatId: string) => known.delete(seatId),
  }
}
