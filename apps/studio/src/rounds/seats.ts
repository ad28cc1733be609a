import { zero, type Amount } from '@fairhouse/money'
import type { Seed, Seeds } from '#fairness'
import type { Catalogue } from '#games'
import type { Encryption } from '#kit'
import type { Session } from '#sessions'
import { isOneStep, type Round } from './round.ts'
import type { RoundStore } from './store/rounds.ts'
import { replay, roundOf } from './row-mapping.ts'

/** A player at a game, as cached by this process; another process may be ahead. */
export interface Seat {
  id: string
  /** Undefined until the player has given a client seed. */
  seed: Seed | undefined
  /** Number of the last round. */
  number: number
  current: Round | undefined
  /** The operation in progress; a seat runs one at a time. */
  running: Promise<unknown> | undefined
  /** The last balance that the wallet reported. */
  balance: Amount
}

/** Runs an operation of a seat and marks the seat as busy. */
export function exclusively<T>(seat: Seat, work: () => Promise<T>): Promise<T> {
  const running = work().finally(() => {
    seat.running = undefined
  })
  seat.running = running
  return running
}

export type Seats = ReturnType<typeof createSeats>

const maxCached = 50_000
const newest = 2 ** 31 - 1

export interface SeatDeps {
  store: RoundStore
  seeds: Seeds
  catalogue: Catalogue
  encryption: Encryption
}

export function createSeats({ store, seeds, catalogue, encryption }: SeatDeps) {
  const cache = new Map<string, Seat>()
  const loading = new Map<string, Promise<Seat>>()

  async function read(seatId: string) {
    const [row] = await store.before(seatId, newest, 1)
    const number = row?.number ?? 0
    const current = row && roundOf(row, catalogue, encryption)
    const seed = await seeds.inUse(seatId)
    if (current && !current.end && !isOneStep(current)) current.play = replay(current, seed)
    // The last known balance, until the wallet reports a new one.
    const balance = current?.end?.balanceAfter ?? current?.balanceBefore ?? zero
    return { seed, number, current, balance }
  }

  function addToCache(seat: Seat) {
    for (const [id, one] of cache) {
      if (cache.size < maxCached) break
      if (!one.running) cache.delete(id)
    }
    cache.set(seat.id, seat)
  }

  async function load(seatId: string): Promise<Seat> {
    const seat = { id: seatId, ...(await read(seatId)), running: undefined }
    addToCache(seat)
    return seat
  }

  return {
    of({ seatId }: Pick<Session, 'seatId'>): Seat | Promise<Seat> {
      const seat = cache.get(seatId)
      if (seat) return seat
      const pending = loading.get(seatId)
      if (pending) return pending
      const next = load(seatId).finally(() => loading.delete(seatId))
      loading.set(seatId, next)
      return next
    },
    /** Reads the seat again after another process played. */
    async reload(seat: Seat): Promise<void> {
      const fresh = await read(seat.id)
      // The balance that the wallet reported holds unless another round is found.
      const isKnown = !seat.current || seat.current.end
      const isOurs = isKnown && fresh.current?.id === seat.current?.id
      Object.assign(seat, isOurs ? { ...fresh, balance: seat.balance } : fresh)
    },
    forget: (seatId: string) => cache.delete(seatId),
  }
}
