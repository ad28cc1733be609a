import * as z from 'zod/mini'
import { defineCall, fields, signedIn, text } from '@fairhouse/protocol'

const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))

/** A call with the body of a wallet transfer and no work: measures the cost common to all calls. */
export const echoCall = defineCall({
  method: 'POST',
  path: '/bench/echo',
  about: 'Checks its input and answers',
  who: signedIn,
  input: fields({ id: z.uuid(), from: text(1, 32), to: text(1, 32), amount }),
  output: fields({ id: z.string(), amount: z.string() }),
  refusals: [],
  rate: 'write',
})

export const echoBody = JSON.stringify({
  id: '0190a0d0-7c7a-7cc0-8b9e-1f2e3d4c5b6a',
  from: 'MAIN',
  to: 'SANDBOX',
  amount: '12500.0000',
})
