import * as z from 'zod/mini'
import { everyone, signedIn, type Actor } from './actor.ts'
import { fields } from './fields.ts'
import { withdrawalPrompts } from './wps/withdrawal.ts'
import { depositStates } from './wps/deposit.ts'
import { brandFacts, siteState } from './wps/system.ts'
import { purseFacts } from './wps/wallet.ts'

export interface Topic {
  readonly about: string
  readonly who: readonly Actor[]
  /** One stream per brand, or one per account. */
  readonly scope: 'brand' | 'account'
  readonly data: z.ZodMiniType
}

/** LIST of live topics on /ws. */
export const topics = {
  status: {
    about: 'The state of the site and the facts of the brand, whenever they change',
    who: everyone,
    scope: 'brand',
    data: fields({
      status: siteState,
      regionRules: z.string(),
      settings: z.string(),
      brand: brandFacts,
    }),
  },
  content: {
    about: 'The version of what the brand shows: another than before means, ask for it again',
    who: everyone,
    scope: 'brand',
    data: fields({ version: z.int() }),
  },
  withdrawal: {
    about: 'Money that was sent and waits for an answer; another version means, ask again',
    who: ['member', 'agent'],
    scope: 'account',
    data: withdrawalPrompts,
  },
  deposit: {
    about: "The account's deposit that changed last; null before there is one",
    who: ['member', 'agent'],
    scope: 'account',
    data: fields({
      deposit: z.nullable(
        fields({
          id: z.string(),
          state: z.enum(depositStates),
          currency: z.string(),
          amount: z.string(),
          credited: z.nullable(z.string()),
        }),
      ),
    }),
  },
  message: {
    about: 'How many messages are unread, and the newest: another than before has just come',
    who: ['member', 'agent'],
    scope: 'account',
    data: fields({ unread: z.int(), last: z.nullable(z.string()) }),
  },
  balance: {
    about: 'What the account has with the house, whenever it changes',
    who: signedIn,
    scope: 'account',
    data: purseFacts,
  },
} as const satisfies Record<string, Topic>

export type Topics = typeof topics
export type TopicName = keyof Topics
export type TopicData<T extends TopicName> = z.output<Topics[T]['data']>

/**
 * A message of the server. `seq` grows within a topic; clients drop messages that they have seen.
 */
export interface PushMessage {
  topic: string
  seq: number
  data: unknown
}

/** A message of the browser: its session token, or topics to subscribe and unsubscribe. */
export const socketRequest = z.union([
  fields({ token: z.string().check(z.maxLength(128)) }),
  fields({ subscribe: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32)) }),
  fields({ unsubscribe: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32)) }),
])
