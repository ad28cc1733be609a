import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

const real = ['member', 'agent'] as const

/** LIST of limits of money: over the hours before, over a day, week or month, or of one bet. */
export const moneyLimits = [
  'depositDay',
  'depositWeek',
  'depositMonth',
  'stakeDay',
  'stakeWeek',
  'stakeMonth',
  'lossDay',
  'lossWeek',
  'lossMonth',
  'singleBet',
] as const
export type MoneyLimit = (typeof moneyLimits)[number]

/** The last one is in minutes of one sitting. */
export const limitNames = [...moneyLimits, 'sessionTime'] as const
export type LimitName = (typeof limitNames)[number]

/** Money as on the wire, or minutes. */
export const limitValue = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const name = z.enum(limitNames)

const limit = fields({
  name,
  /** The player's own; null without one. */
  own: z.nullable(z.string()),
  /** More, or none at all (`value` null): in force once it is confirmed between these times. */
  wish: z.nullable(
    fields({
      value: z.nullable(z.string()),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
  /** The strictest of the player's, the house's and the market's, and whose it is. */
  inForce: z.nullable(z.string()),
  by: z.nullable(z.enum(['own', 'house', 'market'])),
  /** In the present window, and what is left of what is in force; null for a single bet. */
  used: z.nullable(z.string()),
  left: z.nullable(z.string()),
  /** When a calendar window ends; null for the others. */
  endsAt: z.nullable(z.iso.datetime()),
})

export const limitList = fields({
  currency: z.string(),
  /** Whose days, weeks and months count. */
  zone: z.string(),
  limits: z.array(limit),
  /** Minutes of play after which it is interrupted; null where neither player nor market says. */
  realityCheck: fields({
    own: z.nullable(z.int()),
    inForce: z.nullable(z.int()),
    choices: z.array(z.int()),
  }),
})

export const ownLimits = defineCall({
  method: 'GET',
  path: '/wps/limits',
  about: 'The limits of this account: what is in force, what is used of it, what is wished for',
  who: real,
  input: none,
  output: limitList,
  refusals: [],
  rate: 'read',
})

export const setLimit = defineCall({
  method: 'POST',
  path: '/wps/limits/set',
  about: 'Lower a limit, at once; raise or remove one: a wish that waits 24 hours',
  who: real,
  input: fields({
    name,
    value: z.nullable(limitValue),
    /** The first time: whose days count from then on. */
    zone: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  output: limitList,
  refusals: ['invalid_fields'],
  rate: 'write',
})

export const confirmLimit = defineCall({
  method: 'POST',
  path: '/wps/limits/confirm',
  about: 'Confirm a wish for more, after its 24 hours and within seven days',
  who: real,
  input: fields({ name }),
  output: limitList,
  refusals: ['not_found', 'too_early'],
  rate: 'write',
})

export const dropLimitWish = defineCall({
  method: 'POST',
  path: '/wps/limits/drop',
  about: 'Take back a wish for more',
  who: real,
  input: fields({ name }),
  output: limitList,
  refusals: ['not_found'],
  rate: 'write',
})

export const setRealityCheck = defineCall({
  method: 'POST',
  path: '/wps/limits/reality-check',
  about: 'After how many minutes play is interrupted; null for never, where the market allows it',
  who: real,
  input: fields({ minutes: z.nullable(z.int()) }),
  output: limitList,
  refusals: ['invalid_fields'],
  rate: 'write',
})

/** Play without a pause of a quarter of an hour. */
const sitting = fields({
  beganAt: z.iso.datetime(),
  seconds: z.int(),
  staked: z.string(),
  won: z.string(),
  /** Won less staked. */
  net: z.string(),
})

const playCheck = fields({
  /** Nothing is staked until it is answered. */
  due: z.boolean(),
  /** Why nothing can be staked now; null where it can. */
  stopped: z.nullable(z.enum(['sessionTime', 'excluded', 'blocked'])),
  /** When it can again. */
  until: z.nullable(z.iso.datetime()),
  now: z.iso.datetime(),
  currency: z.string(),
  sitting: z.nullable(sitting),
})

export const ownPlayCheck = defineCall({
  method: 'GET',
  path: '/wps/limits/check',
  about: 'How long and with what result this account has been playing, and whether play waits',
  who: real,
  input: none,
  output: playCheck,
  refusals: [],
  rate: 'read',
})

export const answerPlayCheck = defineCall({
  method: 'POST',
  path: '/wps/limits/check',
  about: 'Go on after the reality check was seen',
  who: real,
  input: none,
  output: playCheck,
  refusals: [],
  rate: 'write',
})
