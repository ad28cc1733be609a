import * as z from 'zod/mini'
import { fields } from './fields.ts'

/** LIST of what one person of staff can stop at once. */
export const stopKinds = ['site', 'deposits', 'withdrawals', 'vendor', 'game'] as const
export type StopKind = (typeof stopKinds)[number]

/** A stop as players see it. */
export const playerStop = fields({
  what: z.enum(stopKinds),
  vendor: z.nullable(z.string()),
  game: z.nullable(z.string()),
  /** The message by language code. */
  texts: z.record(z.string(), z.string()),
  until: z.iso.datetime(),
})
export type PlayerStop = z.output<typeof playerStop>
