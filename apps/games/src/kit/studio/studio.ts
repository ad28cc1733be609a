import type { StudioInput, StudioValue } from '@fairhouse/protocol/studio'
import { createAsker } from './ask.ts'
import { persist } from './persist.ts'

export type Opened = StudioValue<'open'>
export type Acted = StudioValue<'act'>

/** The studio as a game client knows it. Its bearer is in memory only: a frame keeps nothing. */
export interface Studio {
  open(ticket: string, game: string): Promise<Opened>
  /** Asks again with the same id until it has the answer. */
  act(input: StudioInput<'act'>): Promise<Acted>
  balance(): Promise<StudioValue<'balance'>>
  pot(): Promise<StudioValue<'pot'>>
  history(before?: string): Promise<StudioValue<'history'>>
  rotate(clientSeed: string): Promise<StudioValue<'rotate'>>
  round(id: string): Promise<StudioValue<'round'>>
}

interface Surroundings {
  readonly base: string
  readonly fetch: typeof fetch
  readonly pause: (ms: number) => Promise<void>
  readonly onTrouble: (isInTrouble: boolean) => void
}

export function createStudio(around: Surroundings): Studio {
  const ask = createAsker(around.base, around.fetch)
  let bearer: string | undefined
  return {
    async open(ticket, game) {
      // A ticket is good for one session: asked again, an answer that was lost tells so.
      const opened = await persist(() => ask('open', { ticket, game }), around)
      bearer = opened.session
      return opened
    },
    act: (input) => persist(() => ask('act', input, bearer), around),
    balance: () => ask('balance', {}, bearer),
    pot: () => ask('pot', {}, bearer),
    history: (before) => ask('history', before === undefined ? {} : { before }, bearer),
    rotate: (clientSeed) => ask('rotate', { clientSeed }, bearer),
    round: (id) => persist(() => ask('round', { id }), around),
  }
}
