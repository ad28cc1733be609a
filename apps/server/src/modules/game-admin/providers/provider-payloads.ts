import * as z from 'zod/mini'
import { gameProviderTerms, oldKeyHours } from '@fairhouse/protocol'

/** Payloads of the approvals, which have many readers: keys are in a table of their own. */
export const addPayload = z.strictObject({
  code: z.string(),
  before: z.null(),
  after: z.extend(gameProviderTerms, {
    wallet: z.enum(['seamless', 'transfer']),
    brands: z.optional(z.array(z.string())),
    /** Only its last characters. */
    key: z.string(),
  }),
  keyId: z.uuid(),
})

export const changePayload = z.strictObject({
  code: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.partial(gameProviderTerms),
})

const keyFact = z.strictObject({ key: z.string() })

export const keyPayload = z.strictObject({
  code: z.string(),
  before: keyFact,
  after: z.extend(keyFact, { oldKeyHours: z.literal(oldKeyHours) }),
  keyId: z.uuid(),
})

/** What a payload with a key names it by. */
export const withKey = z.looseObject({ keyId: z.uuid() })

export type AddPayload = z.input<typeof addPayload>
export type ChangePayload = z.input<typeof changePayload>
export type KeyPayload = z.input<typeof keyPayload>
