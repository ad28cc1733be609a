import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'

/** LIST of bet states. */
export const betStatuses = ['open', 'settled', 'rolledBack'] as const
export type BetStatus = (typeof betStatuses)[number]

/** LIST of transaction types that the owner can filter by. */
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
const digits = (max: number) => z.string().check(z.regex(/^\d+$/), z.maxLength(max))
const amount = z.string()
const at = z.iso.datetime()
const accountOwners = ['member', 'agent'] as const

/** Whole days in the time zone, both ends included; default: the last seven. */
const period = {
  from: z.optional(date),
  to: z.optional(date),
  /** IANA name of the time zone; default: the brand's. */
  zone: z.optional(text(1, 64)),
}
const paged = { pageNo: z.optional(digits(8)), pageSize: z.optional(digits(3)) }
/** Parts of a file: pass `next` of the part before; null after the last part. */
const filePart = { after: z.optional(digits(10)) }
const csvPart = fields({ csv: z.string(), next: z.nullable(z.string()) })
const pageCounts = { total: z.int(), totalPages: z.int() }
const periodFields = { from: date, to: date, zone: z.string(), currency: z.string() }

const bet = fields({
  vendor: z.string(),
  vendorName: z.string(),
  round: z.string(),
  game: z.string(),
  gameName: z.string(),
  category: z.string(),
  status: z.enum(betStatuses),
  /** Stakes and wins that stand: less what a void returned and took back. */
  stake: amount,
  win: amount,
  net: amount,
  /** Stakes and wins as played. */
  staked: amount,
  won: amount,
  /** Stakes returned to the player, and wins taken back, when the round was voided. */
  returned: amount,
  reversed: amount,
  at,
  endedAt: z.nullable(at),
  /** Whether the round can be replayed and verified here. */
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
  who: accountOwners,
  input: fields({ ...betFilter, ...paged }),
  output: fields({
    ...periodFields,
    list: z.array(bet),
    ...pageCounts,
    totals: fields({ stake: amount, win: amount, net: amount }),
    /** Choices of the filter. */
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
  who: accountOwners,
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
        /** Of a rollback: the stake returned and the win taken back. */
        returned: amount,
        reversed: amount,
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
  who: accountOwners,
  input: fields({ ...betFilter, ...filePart }),
  output: csvPart,
  refusals: ['invalid_fields'],
  rate: 'read',
})

/** Cash, bonus money, and money on hold for a withdrawal. */
const funds = fields({ cash: amount, bonus: amount, hold: amount })
const accountFilter = { ...period, type: z.optional(z.enum(recordTypes)) }

export const accountRecords = defineCall({
  method: 'GET',
  path: '/wps/record/account',
  about: 'Every movement of the own money, the last first, each with what was there after it',
  who: accountOwners,
  input: fields({ ...accountFilter, ...paged }),
  output: fields({
    ...periodFields,
    list: z.array(
      fields({
        id: z.string(),
        at,
        type: z.enum(recordTypes),
        /** Code of the ledger entry. */
        code: z.string(),
        reference: z.string(),
        change: funds,
        after: funds,
        /** The stake returned and the win taken back. */
        refund: z.nullable(fields({ returned: amount, reversed: amount })),
        /** What was paid in, and the fee kept of it; `change` is what was credited. */
        deposit: z.nullable(fields({ gross: amount, fee: amount })),
      }),
    ),
    ...pageCounts,
    /** Of the whole period, for all types. */
    opening: funds,
    closing: funds,
    /** Of all entries that match the filter. */
    totals: fields({ in: funds, out: funds }),
  }),
  refusals: ['invalid_fields'],
  rate: 'read',
})

export const accountRecordsCsv = defineCall({
  method: 'GET',
  path: '/wps/record/account/csv',
  about: 'Every movement of the own money as a file, the last first',
  who: accountOwners,
  input: fields({ ...accountFilter, ...filePart }),
  output: csvPart,
  refusals: ['invalid_fields'],
  rate: 'read',
})

const result = {
  /** Stakes less refunds, wins, bonuses; `net` is the sum for the player. */
  stake: amount,
  win: amount,
  bonus: amount,
  net: amount,
}

export const profitRecords = defineCall({
  method: 'GET',
  path: '/wps/record/profit',
  about: 'What was won and lost, by day or, in longer periods, by month',
  who: accountOwners,
  input: fields(period),
  output: fields({
    ...periodFields,
    by: z.enum(['day', 'month']),
    /** Oldest first; `from` is the first day of each period. */
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
  who: accountOwners,
  input: fields(period),
  output: csvPart,
  refusals: ['invalid_fields'],
  rate: 'read',
})
