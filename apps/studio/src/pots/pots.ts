import { amountOf, type Amount } from '@fairhouse/money'
import type { Catalogue } from '#games'
import { StudioRefused, type Kit } from '#kit'
import type { Session } from '#sessions'
import { potStore, type PotKey } from './store.ts'

export type Pots = ReturnType<typeof createPots>

/** A round that won the draw, with its contribution. */
interface DrawnRound {
  seatId: string
  number: number
  potId: string
  contribution: Amount
}

/** A pot as shown to the player. */
export interface PotSize {
  amount: Amount
  /** Off: no contributions and no wins. */
  isOn: boolean
}

interface CachedPot {
  id: string
  isOn: boolean
  atMs: number
}

/** Time for which a value is cached. */
const freshMs = 2000

/** Finds pots, reads their size and pays them out. */
export function createPots({ database, clock, log }: Kit, catalogue: Catalogue) {
  const store = potStore(database)
  const pots = new Map<string, CachedPot>()
  const sizes = new Map<string, PotSize & { atMs: number }>()
  const isFresh = (atMs: number) => Math.abs(clock.now().getTime() - atMs) < freshMs

  /** A failing database becomes `try_again`, because the outcome is unknown. */
  const orTryAgain = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      log.warn({ err: error }, 'a pot could not be read')
      throw new StudioRefused('try_again')
    })

  async function find(name: string, key: PotKey): Promise<CachedPot> {
    const cached = { ...(await orTryAgain(store.find(key))), atMs: clock.now().getTime() }
    pots.set(name, cached)
    return cached
  }

  /** The pot of a session's game, synchronously if cached; undefined if the game has none. */
  function potOf(session: Session, isRetry: boolean): Promise<CachedPot> | CachedPot | undefined {
    const { game, version, brand, currency, mode } = session
    const code = catalogue.find(game, version ?? undefined)?.jackpot?.code
    if (code === undefined) return undefined
    const name = JSON.stringify([code, brand, currency, mode])
    const cached = pots.get(name)
    // A pot that was switched off is noticed when a round cannot begin with it.
    const isKnown = cached && !isRetry && (cached.isOn || isFresh(cached.atMs))
    return isKnown ? cached : find(name, { code, brand, currency, mode })
  }

  return {
    /** The pot that a round plays for, or undefined. A retry reads it again. */
    async of(session: Session, isRetry: boolean): Promise<string | undefined> {
      const pot = await potOf(session, isRetry)
      return pot?.isOn === true ? pot.id : undefined
    },
    async size(session: Session): Promise<PotSize | undefined> {
      const pot = await potOf(session, false)
      if (pot === undefined) return undefined
      const cached = sizes.get(pot.id)
      if (cached && isFresh(cached.atMs)) return cached
      const { units, isOn } = await orTryAgain(store.size(pot.id))
      const size = { amount: amountOf(BigInt(units)), isOn, atMs: clock.now().getTime() }
      sizes.set(pot.id, size)
      return size
    },
    /**
     * Empties the pot for a round, including its own contribution. A repeat returns the same
     * amount.
     */
    async win({ contribution, ...round }: DrawnRound): Promise<Amount> {
      const own = String(contribution)
      const units = await orTryAgain(store.win({ ...round, own, at: clock.now() }))
      sizes.delete(round.potId)
      return amountOf(BigInt(units))
    },
  }
}
