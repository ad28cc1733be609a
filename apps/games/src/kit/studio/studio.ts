import type { StudioInput, StudioValue } from '@fairhouse/protocol/studio'
import { createAsker } from './ask.ts'
import { persist } from './persist.ts'
import { Refused } from './refused.ts'
import { createSeedGiver, type Rotated, type Seeds } from './seeds.ts'

export type Opened = StudioValue<'open'>
export type Acted = StudioValue<'act'>

/** The studio as a game client knows it. Its bearer is in memory only: a frame keeps nothing. */
export interface Studio {
  open(ticket: string, game: string): Promise<Opened>
  /**
   * Asks again with the same id until it has the answer. A client seed is given first where there
   * is none for a published hash.
   */
  act(input: StudioInput<'act'>): Promise<Acted>
  balance(): Promise<StudioValue<'balance'>>
  pot(): Promise<StudioValue<'pot'>>
  history(before?: string): Promise<StudioValue<'history'>>
  seeds(): Promise<Seeds>
  /** Asked again with the same seed and hash, it gets the same answer. */
  rotate(input: StudioInput<'rotate'>): Promise<Rotated>
  round(id: string): Promise<StudioValue<'round'>>
}

interface Surroundings {
  readonly base: string
  readonly fetch: typeof fetch
  readonly pause: (ms: number) => Promise<void>
  readonly onTrouble: (isInTrouble: boolean) => void
  readonly newSeed: () => string
}

export function createStudio(around: Surroundings): Studio {
  const ask = createAsker(around.base, around.fetch)
  let bearer: string | undefined
  const giver = createSeedGiver({
    read: () => persist(() => ask('seeds', {}, bearer), around),
    rotate: (input) => persist(() => ask('rotate', input, bearer), around),
    newSeed: around.newSeed,
  })
  const act = (input: StudioInput<'act'>) => persist(() => ask('act', input, bearer), around)
  return {
    async open(ticket, game) {
      // A ticket is good for one session: asked again, an answer that was lost tells so.
      const opened = await persist(() => ask('open', { ticket, game }), around)
      bearer = opened.session
      // Not waited for: the game loads meanwhile. A round left open goes on with its own seeds.
      if (opened.round === null) void giver.give(opened.seeds).catch(() => undefined)
      return opened
    },
    async act(input) {
      await giver.settled()
      try {
        return await act(input)
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'seed_required') throw error
      }
      await giver.give()
      return act(input)
    },
    balance: () => ask('balance', {}, bearer),
    pot: () => ask('pot', {}, bearer),
    history: (before) => ask('history', before === undefined ? {} : { before }, bearer),
    seeds: () => ask('seeds', {}, bearer),
    rotate: (input) => ask('rotate', input, bearer),
    round: (id) => persist(() => ask('round', { id }), around),
  }
}
