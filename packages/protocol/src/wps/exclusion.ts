import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'

const real = ['member', 'agent'] as const

/** LIST of time-outs in hours, from a day up to six weeks. */
export const timeOutHours = [24, 48, 72, 168, 336, 672, 1008] as const
/** LIST of self-exclusions in months, up to five years; null means permanent. */
export const exclusionMonths = [6, 12, 24, 60] as const

const exclusion = fields({
  /** The time-out or exclusion in force. */
  now: z.nullable(
    fields({
      kind: z.enum(['timeOut', 'selfExclusion', 'house']),
      since: z.iso.datetime(),
      /** Null for a permanent one. */
      until: z.nullable(z.iso.datetime()),
    }),
  ),
  timeOutHours: z.array(z.int()),
  exclusionMonths: z.array(z.int()),
  /** Whether it holds at every brand of the operator. */
  everyBrand: z.boolean(),
})

export const ownExclusion = defineCall({
  method: 'GET',
  path: '/wps/exclusion',
  about: 'The pause or exclusion of this account, and those that it can choose',
  who: real,
  input: none,
  output: exclusion,
  refusals: [],
  rate: 'read',
})

export const takeTimeOut = defineCall({
  method: 'POST',
  path: '/wps/exclusion/time-out',
  about: 'Pause: from now on no bet and no deposit, for so many hours. It cannot be taken back',
  who: real,
  input: fields({ hours: z.union(timeOutHours.map((hours) => z.literal(hours))) }),
  output: exclusion,
  refusals: [],
  rate: 'write',
})

export const excludeSelf = defineCall({
  method: 'POST',
  path: '/wps/exclusion/exclude',
  about: 'Exclude oneself for so many months, or for good with null. It cannot be taken back',
  who: real,
  input: fields({
    months: z.nullable(z.union(exclusionMonths.map((months) => z.literal(months)))),
  }),
  output: exclusion,
  refusals: [],
  rate: 'write',
})
