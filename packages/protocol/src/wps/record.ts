import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'

/** LIST of what becomes of a bet. */
export const betStatuses = ['open', 'settled', 'rolledBack'] as const
export type BetStatus = (typeof betStatuses)[number]

/** LIST of what moves an account, as its owner asks for it. */
export const recordTypes = [
  'deposit',
  'withdrawal',
  'fee',
  'bet',
  'win',
  'refund',
  'transfer',
  'bonus',
  'correction',
  'other',
] as const
export type RecordType = (typeof recordTypes)[number]

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const digits = (most: number) => z.string().check(z.regex(/^\d+$/), z.maxLength(most))
const amount = z.string()
const at = z.iso.datetime()
const own = ['member', 'agent'] as const

/** Whole days, the last one too, as they begin in the zone; without them the last seven. */
const period = {
  from: z.optional(date),
  to: z.optional(date),
  /** An IANA name, as browsers know it; without it the brand's. */
  zone: z.optional(text(1, 64)),
}
const paged = { pageNo: z.optional(digits(8)), pageSize: z.optional(digits(3)) }
/** A file comes in parts, each asked for by `next` of the one before; null after the last. */
const part = { after: z.optional(digits(10)) }
const partOf = fields({ csv: z.string(), next: z.nullable(z.string()) })
const counted = { total: z.int(), totalPages: z.int() }
const told = { from: date, to: date, zone: z.string(), currency: z.string() }

const bet = fields({
  vendor: z.string(),
  vendorName: z.string(),
  round: z.string(),
  game: z.string(),
  gameName: z.string(),
  category: z.string(),
  status: z.enum(betStatuses),
  /** What was staked and not given back. */
  stake: amount,
  win: amount,
  net: amount,
  at,
  endedAt: z.nullable(at),
  /** Whether the round can be seen again and verified here. */
  isInHouse: z.boolean(),
})

const betFilter = {
  ...period,
  category: z.optional(text(1, 16)),
  vendor: z.optional(text(1, 32)),
  status: z.optional(z.enum(betStatuses)),
}

export const betRecords = defineCall({
  method: 'GET',
  path: '/wps/record/bets',
  about: 'Own bets, the last first, with the totals of all that the filter lets through',
  who: own,
  input: fields({ ...betFilter, ...paged }),
  output: fields({
    ...told,
    list: z.array(bet),
    ...counted,
    totals: fields({ stake: amount, win: amount, net: amount }),
    /** What there is to choose from. */
    vendors: z.array(fields({ code: z.string(), name: z.string() })),
    categories: z.array(z.string()),
  }),
  refusals: ['invalid_fields'],
  rate: 'read',
})

export const betRecord = defineCall({
  method: 'GET',
  path: '/wps/record/bet',
  about: 'One of the own bets with every movement of money that it made',
  who: own,
  input: fields({ vendor: text(1, 32), round: text(1, 128) }),
  output: fields({
    bet,
    currency: z.string(),
    steps: z.array(
      fields({
        id: z.string(),
        kind: z.enum(['debit', 'credit', 'play', 'rollback', 'close', 'sweep']),
        at,
        cash: amount,
        bonus: amount,
      }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const betRecordsCsv = defineCall({
  method: 'GET',
  path: '/wps/record/bets/csv',
  about: 'Own bets as a file, the last first',
  who: own,
  input: fields({ ...betFilter, ...part }),
  output: partOf,
  refusals: ['invalid_fields'],
  rate: 'read',
})

/** Cash, bonus money, and what is held back until a withdrawal is decided. */
const funds = fields({ cash: amount, bonus: amount, hold: amount })
const accountFilter = { ...period, type: z.optional(z.enum(recordTypes)) }

export const accountRecords = defineCall({
  method: 'GET',
  path: '/wps/record/account',
  about: 'Every movement of the own money, the last first, each with what was there after it',
  who: own,
  input: fields({ ...accountFilter, ...paged }),
  output: fields({
    ...told,
    list: z.array(
      fields({
        id: z.string(),
        at,
        type: z.enum(recordTypes),
        /** What the ledger calls it. */
        code: z.string(),
        reference: z.string(),
        change: funds,
        after: funds,
      }),
    ),
    ...counted,
    /** Of the whole period, whatever the type. */
    opening: funds,
    closing: funds,
    /** Of all that the filter lets through. */
    totals: fields({ in: funds, out: funds }),
  }),
  refusals: ['invalid_fields'],
  rate: 'read',
})

export const accountRecordsCsv = defineCall({
  method: 'GET',
  path: '/wps/record/account/csv',
  about: 'Every movement of the own money as a file, the last first',
  who: own,
  input: fields({ ...accountFilter, ...part }),
  output: partOf,
  refusals: ['invalid_fields'],
  rate: 'read',
})

const result = {
  /** What was staked and not given back, what was won, what was given; net is what is left. */
  stake: amount,
  win: amount,
  bonus: amount,
  net: amount,
}

export const profitRecords = defineCall({
  method: 'GET',
  path: '/wps/record/profit',
  about: 'What was won and lost, by day or, in longer periods, by month',
  who: own,
  input: fields(period),
  output: fields({
    ...told,
    by: z.enum(['day', 'month']),
    /** The oldest first; `from` is the first day of each. */
    list: z.array(fields({ from: date, ...result })),
    totals: fields(result),
  }),
  refusals: ['invalid_fields'],
  rate: 'read',
})

export const profitRecordsCsv = defineCall({
  method: 'GET',
  path: '/wps/record/profit/csv',
  about: 'What was won and lost as a file',
  who: own,
  input: fields(period),
  output: partOf,
  refusals: ['invalid_fields'],
  rate: 'read',
})
