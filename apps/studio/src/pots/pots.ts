import { amountOf, type Amount } from '@fairhouse/money'
import type { Catalogue } from '#games'
import { StudioRefused, type Kit } from '#kit'
import type { Session } from '#sessions'
import { potStore, type PotKey } from './store.ts'

export type Pots = ReturnType<typeof createPots>

/** A round that was drawn, and what it put in. */
interface Drawn {
  seatId: string
  number: number
  potId: string
  contribution: Amount
}

/** What a player is told of a pot. */
export interface PotSize {
  amount: Amount
  /** Else nothing goes in and nobody can win it. */
  isOn: boolean
}

interface Known {
  id: string
  isOn: boolean
  atMs: number
}

/** So long what was read is told again. */
const freshMs = 2000

/** The pots of all games: whose they are, how much is in them, and who takes it. */
export function createPots({ database, clock, log }: Kit, catalogue: Catalogue) {
  const store = potStore(database)
  const pots = new Map<string, Known>()
  const sizes = new Map<string, PotSize & { atMs: number }>()
  const isFresh = (atMs: number) => Math.abs(clock.now().getTime() - atMs) < freshMs

  /** Without the database nobody knows more than before. */
  const asked = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      log.warn({ err: error }, 'a pot could not be looked at')
      throw new StudioRefused('try_again')
    })

  async function find(name: string, key: PotKey): Promise<Known> {
    const known = { ...(await asked(store.find(key))), atMs: clock.now().getTime() }
    pots.set(name, known)
    return known
  }

  /** The pot of a session's game, at once where it is known; undefined: it has none. */
  function potOf(session: Session, isLate: boolean): Promise<Known> | Known | undefined {
    const { game, version, brand, currency, mode } = session
    const code = catalogue.find(game, version ?? undefined)?.jackpot?.code
    if (code === undefined) return undefined
    const name = JSON.stringify([code, brand, currency, mode])
    const known = pots.get(name)
    // That one was switched off is seen when a round cannot begin with it.
    const isKnown = known && !isLate && (known.isOn || isFresh(known.atMs))
    return isKnown ? known : find(name, { code, brand, currency, mode })
  }

  return {
    /** The pot that a round of the session plays for; it is looked for again when that is late. */
    async of(session: Session, isLate: boolean): Promise<string | undefined> {
      const pot = await potOf(session, isLate)
      return pot?.isOn === true ? pot.id : undefined
    },
    async size(session: Session): Promise<PotSize | undefined> {
      const pot = await potOf(session, false)
      if (pot === undefined) return undefined
      const known = sizes.get(pot.id)
      if (known && isFresh(known.atMs)) return known
      const { units, isOn } = await asked(store.size(pot.id))
      const size = { amount: amountOf(BigInt(units)), isOn, atMs: clock.now().getTime() }
      sizes.set(pot.id, size)
      return size
    },
    /** All that is in the pot, with what the round put in; the same however often it is asked. */
    async win({ contribution, ...drawn }: Drawn): Promise<Amount> {
      const own = String(contribution)
      const units = await asked(store.win({ ...drawn, own, at: clock.now() }))
      sizes.delete(drawn.potId)
      return amountOf(BigInt(units))
    },
  }
}
