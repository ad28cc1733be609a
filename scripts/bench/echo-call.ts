import * as z from 'zod/mini'
import { defineCall, fields, signedIn, text } from '@fairhouse/protocol'

/** A call without business work: what remains is what every call pays. */
export const echoCall = defineCall({
  method: 'POST',
  path: '/bench/echo',
  about: 'Checks its input and answers',
  who: signedIn,
  input: fields({
    id: z.uuid(),
    game: text(1, 32),
    amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
    picks: z.array(z.number().check(z.int(), z.minimum(0), z.maximum(99))).check(z.maxLength(20)),
  }),
  output: fields({ id: z.string(), picks: z.number() }),
  refusals: [],
  rate: 'write',
})

export const echoBody = JSON.stringify({
  id: '0190a0d0-7c7a-7cc0-8b9e-1f2e3d4c5b6a',
  game: 'lotto-535',
  amount: '12500.0000',
  picks: [3, 11, 27, 54, 71, 90],
})
