import * as z from 'zod/mini'
import { fields } from './fields.ts'

/**
 * What a game frame tells the page around it (`postMessage`). The frame's origin is opaque, so the
 * page knows it by its window and takes nothing else; nothing that is said here moves money.
 */
export const frameMessage = z.discriminatedUnion('type', [
  /** Its program runs; what else it needs may still fail to load. */
  fields({ type: z.literal('begun') }),
  fields({ type: z.literal('failed') }),
  fields({ type: z.literal('ready') }),
  fields({ type: z.literal('balance'), balance: z.string(), currency: z.string() }),
  /** A round is asked for: what it moves is shown by the game first. */
  fields({ type: z.literal('begins') }),
  /** Nothing came of it. */
  fields({ type: z.literal('ends') }),
  /** A round is over: what it cost and paid, for the clock and the net position above. */
  fields({ type: z.literal('round'), id: z.uuid(), stake: z.string(), win: z.string() }),
  fields({ type: z.literal('verify'), id: z.uuid() }),
  /** A bet was not taken: the page may know why, and says so. */
  fields({
    type: z.literal('refused'),
    code: z.enum(['limit_reached', 'player_blocked']),
    stake: z.optional(z.string()),
  }),
  /** The player switched the sound or chose a bet: the page remembers both. */
  fields({
    type: z.literal('choices'),
    isMuted: z.optional(z.boolean()),
    credit: z.optional(z.string()),
  }),
  /** The game's session is over: the page may start it again. */
  fields({ type: z.literal('expired') }),
  fields({ type: z.literal('leave') }),
])

export type FrameMessage = z.output<typeof frameMessage>

/** A message of the page to the frame. */
export type PageMessage =
  | { type: 'language'; code: string }
  | { type: 'balance' }
  /** Names the limit that refused the last bet. */
  | { type: 'limit'; text: string }
  /** The choices of an earlier visit; the answer to `begun`. */
  | ({ type: 'choices' } & GameChoices)

/** Choices of a player in a game. */
export interface GameChoices {
  readonly isMuted?: boolean | undefined
  /** The credit value, as the studio sends it. */
  readonly credit?: string | undefined
}
