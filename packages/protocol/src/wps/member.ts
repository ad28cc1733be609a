import * as z from 'zod/mini'
import { accountTypes, everyone, signedIn } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'

/** A label that staff gave a member, with its colours. */
const label = fields({ labelName: z.string(), color: z.string(), color2: z.string() })

export const memberFacts = fields({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.literal([...accountTypes]),
  /** Whether the member may transfer money to the upline. */
  toUpline: z.boolean(),
  clubLabel: z.nullable(label),
  memberLabel: z.array(label),
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
  beforePasswordChange: true,
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

export const memberNickname = defineCall({
  method: 'POST',
  path: '/wps/member/nickname',
  about: 'Choose the name that others see',
  who: ['member', 'agent'],
  input: fields({ nickname: text(1, 100) }),
  output: fields({ nickname: z.string() }),
  refusals: ['invalid_fields', 'name_taken'],
  rate: 'write',
})

const avatarFacts = fields({ url: z.string(), avatarId: z.string() })

export const memberIcon = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  about: 'The picture of the account',
  who: signedIn,
  input: none,
  output: avatarFacts,
  refusals: [],
  rate: 'read',
  beforePasswordChange: true,
})

export const playerAvatar = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  about: 'The picture of the account, and those it can choose from',
  who: signedIn,
  input: none,
  output: z.extend(avatarFacts, { choices: z.array(avatarFacts) }),
  refusals: [],
  rate: 'read',
  beforePasswordChange: true,
})

export const chooseAvatar = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  about: 'Choose one of the pictures',
  who: ['member', 'agent'],
  input: fields({ avatarId: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)) }),
  output: avatarFacts,
  refusals: ['not_found'],
  rate: 'write',
})
