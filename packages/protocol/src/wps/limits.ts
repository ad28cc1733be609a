import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

const real = ['member', 'agent'] as const

/** LIST of money limits: over the last hours, over a day, week or month, or per bet. */
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

/** Money limits, and the session time in minutes. */
export const limitNames = [...moneyLimits, 'sessionTime'] as const
export type LimitName = (typeof limitNames)[number]

/** Money in the wire format, or minutes. */
export const limitValue = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const name = z.enum(limitNames)

const limit = fields({
  name,
  /** The player's own limit; null without one. */
  own: z.nullable(z.string()),
  /**
   * A requested increase, or removal (`value` null); it takes effect when confirmed between these
   * times.
   */
  wish: z.nullable(
    fields({
      value: z.nullable(z.string()),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
  /** The strictest of the player's, house's and market's limits, and its source. */
  inForce: z.nullable(z.string()),
  by: z.nullable(z.enum(['own', 'house', 'market'])),
  /** Used and remaining amounts of the current window; null for a single bet. */
  used: z.nullable(z.string()),
  left: z.nullable(z.string()),
  /** End of a calendar window; null for other windows. */
  endsAt: z.nullable(z.iso.datetime()),
})

export const limitList = fields({
  currency: z.string(),
  /** Time zone of the days, weeks and months. */
  zone: z.string(),
  limits: z.array(limit),
  /** Minutes between reality checks; null if neither player nor market sets them. */
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
    /** Time zone of the windows, fixed by the first limit. */
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

/** A play session: play without a break of a quarter of an hour. */
const playSession = fields({
  beganAt: z.iso.datetime(),
  seconds: z.int(),
  staked: z.string(),
  won: z.string(),
  /** Wins less stakes. */
  net: z.string(),
})

const playCheck = fields({
  /** Whether a reality check is due; stakes are blocked until it is answered. */
  due: z.boolean(),
  /** Reason why stakes are blocked; null if they are not. */
  stopped: z.nullable(z.enum(['sessionTime', 'excluded', 'blocked'])),
  /** End of the block. */
  until: z.nullable(z.iso.datetime()),
  now: z.iso.datetime(),
  currency: z.string(),
  sitting: z.nullable(playSession),
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

export const ownLoginResult = defineCall({
  method: 'GET',
  path: '/wps/limits/login',
  about: 'Since when this login has been playing, and with what result over all games',
  who: real,
  input: none,
  output: fields({
    beganAt: z.iso.datetime(),
    now: z.iso.datetime(),
    currency: z.string(),
    /** Wins less stakes; a round counts from its stake on. */
    net: z.string(),
  }),
  refusals: [],
  rate: 'read',
})
