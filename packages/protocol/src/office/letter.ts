import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'
import { languageCode } from './content.ts'

const letterWords = fields({ title: text(1, 120), content: text(1, 4000) })

export const writeLetter = defineCall({
  method: 'POST',
  path: '/office/api/letter',
  about: 'A message of the house to one member, or to all of a brand, in several languages',
  who: staffOnly,
  permission: 'letterWrite',
  input: fields({
    brandId: z.uuid(),
    /** Left out: to all members, and to those who join within thirty days. */
    account: z.optional(text(1, 64)),
    words: z.record(languageCode, letterWords),
  }),
  /** Whether it was sent; excluded members get no messages. */
  output: fields({ written: z.boolean() }),
  refusals: ['not_found', 'invalid_fields'],
  rate: 'write',
})
