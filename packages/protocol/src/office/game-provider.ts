import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { gameCategories } from '../lgw/menus.ts'
import { waitingRequest } from './approvals.ts'
import { officeReason } from './staff.ts'

const manage = { who: staffOnly, permission: 'providerManage', rate: 'write' } as const

const code = z.string().check(z.regex(/^[A-Z0-9_-]{2,32}$/))
const brandCode = text(1, 32)
const wallet = z.enum(['seamless', 'transfer'])
/** Identifies the current terms; saving requires the version that the editor saw. */
const seen = z.string()

/** An empty text means none. */
export const gameProviderTerms = fields({
  name: text(1, 60),
  /** Where its games open, with placeholders like `{ticket}`. */
  launchUrl: text(0, 500),
  /** Address of a transfer wallet. */
  walletUrl: text(0, 300),
  categories: z.array(z.enum(gameCategories)).check(z.maxLength(gameCategories.length)),
  isHot: z.boolean(),
  hasTrial: z.boolean(),
})
export type GameProviderTerms = z.output<typeof gameProviderTerms>

const kinds = z.enum(['provider.add', 'provider.change', 'provider.key'])

export const gameProviders = defineCall({
  method: 'GET',
  path: '/office/api/providers',
  about: 'Game providers as they are set up, and what waits for a second person; without keys',
  who: staffOnly,
  permission: 'providerRead',
  input: none,
  output: fields({
    brands: z.array(fields({ code: z.string(), name: z.string() })),
    list: z.array(
      z.extend(gameProviderTerms, {
        code: z.string(),
        wallet,
        isInHouse: z.boolean(),
        isOn: z.boolean(),
        /** Codes of the brands that have it. */
        brands: z.array(z.string()),
        games: z.int(),
        /** Last characters of the key; the rest is never shown again. */
        keyEnds: z.string(),
        /** Until when calls signed with the previous key are accepted; null if they are not. */
        oldKeyUntil: z.nullable(z.iso.datetime()),
        seen,
      }),
    ),
    waiting: z.array(z.extend(waitingRequest, { kind: kinds, code: z.string() })),
  }),
  refusals: [],
  rate: 'read',
})

/** The key is in this answer only. */
const keyOutput = fields({ approval: z.string(), key: z.string() })

export const addGameProvider = defineCall({
  ...manage,
  method: 'PUT',
  path: '/office/api/provider',
  about: 'Ask a second person to add a game provider; its key is shown once and not used before',
  input: z.extend(gameProviderTerms, {
    code,
    wallet,
    /** Left out for all brands. */
    brands: z.optional(z.array(brandCode).check(z.minLength(1), z.maxLength(200))),
    reason: officeReason,
  }),
  output: keyOutput,
  refusals: ['name_taken', 'invalid_fields', 'approval_waiting'],
})

export const changeGameProvider = defineCall({
  ...manage,
  method: 'POST',
  path: '/office/api/provider/change',
  about: 'Change a game provider; its addresses are asked of a second person',
  input: z.extend(gameProviderTerms, { code, seen: text(1, 64), reason: officeReason }),
  /** Null if the change is done. */
  output: fields({ approval: z.nullable(z.string()) }),
  refusals: ['not_found', 'invalid_fields', 'stale_draft', 'approval_waiting'],
})

/** LIST of the hours for which the previous key may stay valid after a new one. */
export const oldKeyHours = [0, 1, 24, 72] as const

export const renewProviderKey = defineCall({
  ...manage,
  method: 'POST',
  path: '/office/api/provider/key',
  about: 'Ask a second person to replace the key of a game provider; the new one is shown once',
  input: fields({ code, oldKeyHours: z.literal(oldKeyHours), reason: officeReason }),
  output: keyOutput,
  refusals: ['not_found', 'approval_waiting'],
})

export const endOldProviderKey = defineCall({
  ...manage,
  method: 'POST',
  path: '/office/api/provider/old-key',
  about: 'Refuse calls signed with the previous key of a game provider from now on',
  input: fields({ code, reason: officeReason }),
  output: none,
  refusals: ['not_found', 'already_decided'],
})

const endpoint = fields({
  endpoint: z.enum(['launch', 'wallet']),
  /**
   * `answers`: as expected. `wrong`: it answers something else, such as a refusal of our
   * signature. `silent`: no answer. `blocked`: not a public address.
   */
  result: z.enum(['answers', 'wrong', 'silent', 'blocked']),
  /** HTTP status; null without an answer. */
  status: z.nullable(z.int()),
})
export type ProviderEndpoint = z.output<typeof endpoint>

export const testGameProvider = defineCall({
  ...manage,
  method: 'POST',
  path: '/office/api/provider/test',
  about: 'Call the addresses of a game provider and tell whether they answer; no money moves',
  input: fields({ code }),
  /** Empty if it has no address outside this site. */
  output: fields({ endpoints: z.array(endpoint) }),
  refusals: ['not_found'],
})
