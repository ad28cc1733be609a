import * as z from 'zod/mini'
import { accountTypes, everyone, signedIn } from '../actor.ts'
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

export const memberLanguage = defineCall({
  method: 'POST',
  path: '/wps/member/language',
  about: 'Choose a language that the brand offers; an account keeps it for what is written to it',
  who: everyone,
  input: fields({ language: z.string().check(z.regex(/^[A-Za-z-]{2,8}$/)) }),
  output: fields({ language: z.string() }),
  refusals: ['language_not_enabled'],
  rate: 'write',
})
