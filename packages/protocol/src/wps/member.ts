import * as z from 'zod/mini'
import { accountTypes, signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

export const memberFacts = fields({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.literal([...accountTypes]),
})

export const memberInfo = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  about: 'The account behind the session',
  who: signedIn,
  input: none,
  output: memberFacts,
  refusals: [],
  rate: 'read',
})
