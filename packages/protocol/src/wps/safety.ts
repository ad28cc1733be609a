import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

const real = ['member', 'agent'] as const

const activityDay = fields({
  date: z.iso.date(),
  minutes: z.int(),
  staked: z.string(),
  won: z.string(),
  /** Wins less stakes. */
  net: z.string(),
  paidIn: z.string(),
  paidOut: z.string(),
})

export const ownActivity = defineCall({
  method: 'GET',
  path: '/wps/safety/activity',
  about: 'Time and money that this account has spent, day by day, and all that it ever paid in',
  who: real,
  input: fields({ days: z.optional(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/))) }),
  output: fields({
    currency: z.string(),
    /** Time zone of the days. */
    zone: z.string(),
    days: z.array(activityDay),
    /** Net deposits: deposits less withdrawals. */
    lifetime: fields({ paidIn: z.string(), paidOut: z.string(), netDeposits: z.string() }),
  }),
  refusals: [],
  rate: 'read',
})

/** LIST of self-test results. */
const testBands = ['none', 'low', 'moderate', 'high'] as const
export type TestBand = (typeof testBands)[number]

/** Number of questions, each with four answers from 0 (never) to 3 (almost always). */
export const testQuestions = 9

/** Text keys in the area `selftest`. */
const testResult = fields({
  band: z.enum(testBands),
  bandKey: z.string(),
  adviceKey: z.string(),
  at: z.iso.datetime(),
})

export const selfTest = defineCall({
  method: 'GET',
  path: '/wps/safety/test',
  about: 'The questions of the self-test and their answers, as keys, and what the last came to',
  who: real,
  input: none,
  output: fields({
    questions: z.array(z.string()),
    answers: z.array(z.string()),
    last: z.nullable(testResult),
  }),
  refusals: [],
  rate: 'read',
})

export const takeSelfTest = defineCall({
  method: 'POST',
  path: '/wps/safety/test',
  about: 'What the self-test comes to; only that and the time are kept, the answers are not',
  who: real,
  input: fields({
    answers: z.array(z.int().check(z.minimum(0), z.maximum(3))).check(z.length(testQuestions)),
  }),
  output: testResult,
  refusals: [],
  rate: 'write',
})

/** LIST of topics that an organisation helps with. */
const helpKinds = ['gambling', 'family', 'distress', 'exclusion'] as const

export const safetyHelp = defineCall({
  method: 'GET',
  path: '/wps/safety/help',
  about: 'Who helps with gambling where the visitor is, and everywhere',
  who: everyone,
  input: none,
  output: fields({
    country: z.nullable(z.string()),
    list: z.array(
      fields({
        name: z.string(),
        kind: z.enum(helpKinds),
        url: z.url(),
        phone: z.nullable(z.string()),
        /** Null for all countries. */
        country: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
  always: true,
})
