import type { StudioInput, StudioValue } from '@fairhouse/protocol/studio'
import { createCaller } from './call.ts'
import { persist } from './persist.ts'
import { Refused } from './refused.ts'
import { createSeedGiver, type Rotated, type Seeds } from './seeds.ts'
import { createSocketCaller, type CallerSocket } from './socket-caller.ts'

export type Opened = StudioValue<'open'>
export type Acted = StudioValue<'act'>

/** Studio API of a game client. The bearer token stays in memory: a frame stores nothing. */
export interface Studio {
  open(ticket: string, game: string): Promise<Opened>
  /**
   * Retries with the same id until answered. First gives a client seed, if the published hash has
   * none.
   */
  act(input: StudioInput<'act'>): Promise<Acted>
  balance(): Promise<StudioValue<'balance'>>
  pot(): Promise<StudioValue<'pot'>>
  history(before?: string): Promise<StudioValue<'history'>>
  /** Tells that the player saw a round to its end. */
  seen(id: string): Promise<StudioValue<'seen'>>
  seeds(): Promise<Seeds>
  /** Idempotent: a repeat with the same seed and hash gets the first answer. */
  rotate(input: StudioInput<'rotate'>): Promise<Rotated>
  round(id: string): Promise<StudioValue<'round'>>
}

interface StudioDeps {
  readonly base: string
  readonly fetch: typeof fetch
  /** Connects to the studio's socket; may throw. */
  readonly openSocket: () => CallerSocket
  readonly pause: (ms: number) => Promise<void>
  readonly onTrouble: (isInTrouble: boolean) => void
  readonly newSeed: () => string
}

export function createStudio(deps: StudioDeps): Studio {
  const socket = createSocketCaller(deps.openSocket)
  const call = createCaller(deps.base, deps.fetch, socket)
  let bearer: string | undefined
  const giver = createSeedGiver({
    read: () => persist(() => call('seeds', {}, bearer), deps),
    rotate: (input) => persist(() => call('rotate', input, bearer), deps),
    newSeed: deps.newSeed,
  })
  const act = (input: StudioInput<'act'>) => persist(() => call('act', input, bearer), deps)
  return {
    async open(ticket, game) {
      // A ticket works once: a retry after a lost answer is refused.
      const opened = await persist(() => call('open', { ticket, game }), deps)
      bearer = opened.session
      socket.connect(bearer)
      // Not awaited: the game loads meanwhile. An open round continues with its own seeds.
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
    balance: () => call('balance', {}, bearer),
    pot: () => call('pot', {}, bearer),
    history: (before) => call('history', before === undefined ? {} : { before }, bearer),
    seen: (id) => call('seen', { id }, bearer),
    seeds: () => call('seeds', {}, bearer),
    rotate: (input) => call('rotate', input, bearer),
    round: (id) => persist(() => call('round', { id }), deps),
  }
}
