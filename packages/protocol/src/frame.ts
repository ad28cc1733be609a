import * as z from 'zod/mini'
import { fields } from './fields.ts'

/**
 * Messages from a game frame to its page (`postMessage`). The frame's origin is opaque, so the page
 * identifies it by its window and ignores all other messages; no message moves money.
 */
export const frameMessage = z.discriminatedUnion('type', [
  /** The game's program runs; other files may still fail to load. */
  fields({ type: z.literal('begun') }),
  fields({ type: z.literal('failed') }),
  fields({ type: z.literal('ready') }),
  fields({ type: z.literal('balance'), balance: z.string(), currency: z.string() }),
  /** A round was requested; the game shows its balance changes first. */
  fields({ type: z.literal('begins') }),
  /** The request failed without a round. */
  fields({ type: z.literal('ends') }),
  /** A round is over: its stake and win, for the page's clock and session result. */
  fields({ type: z.literal('round'), id: z.uuid(), stake: z.string(), win: z.string() }),
  /** The last round of earlier visits, when the game opens. */
  fields({
    type: z.literal('last'),
    id: z.uuid(),
    stake: z.string(),
    win: z.string(),
    at: z.string(),
  }),
  fields({ type: z.literal('verify'), id: z.uuid() }),
  /** A bet was refused; the page shows why, if it can. */
  fields({
    type: z.literal('refused'),
    code: z.enum(['limit_reached', 'player_blocked']),
    stake: z.optional(z.string()),
  }),
  /** The player set the sound or chose a bet; the page stores it. */
  fields({
    type: z.literal('choices'),
    isMuted: z.optional(z.boolean()),
    /** Loudness in per cent. */
    music: z.optional(z.number()),
    effects: z.optional(z.number()),
    credit: z.optional(z.string()),
  }),
  /** The game session has expired; the page may launch the game again. */
  fields({ type: z.literal('expired') }),
  fields({ type: z.literal('leave') }),
  /** A sheet opened or closed over the game; going back closes it before it leaves the game. */
  fields({ type: z.literal('sheet'), isOpen: z.boolean() }),
])

export type FrameMessage = z.output<typeof frameMessage>

/** Messages from the page to the frame. */
export type PageMessage =
  | { type: 'language'; code: string }
  | { type: 'theme'; name: string }
  /** The player went back: closes the open sheet. */
  | { type: 'close' }
  | { type: 'balance' }
  /** Names the limit that refused the last bet. */
  | { type: 'limit'; text: string }
  /** The choices of an earlier visit; the answer to `begun`. */
  | ({ type: 'choices' } & GameChoices)

/** Choices of a player in a game. */
export interface GameChoices {
  readonly isMuted?: boolean | undefined
  /** Loudness in per cent. */
  readonly music?: number | undefined
  readonly effects?: number | undefined
  /** The credit value, as the studio sends it. */
  readonly credit?: string | undefined
}
