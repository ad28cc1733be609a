import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'

/** LIST of groupings of a report. */
export const reportViews = ['day', 'brand', 'vendor', 'game', 'player'] as const
export type ReportView = (typeof reportViews)[number]

/** LIST of figures of a report; each can be traced to rows of the ledger. */
export const reportFigures = [
  'stake',
  'win',
  'refund',
  'potIn',
  'potOut',
  'deposit',
  'withdrawal',
  'fee',
  'given',
  'adjustment',
  'away',
] as const
export type ReportFigure = (typeof reportFigures)[number]

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Cursor: an offset, or a player as stake, currency and id. */
const cursor = z
  .string()
  .check(z.regex(/^(\d{1,7}|\d{1,19}\.[A-Z0-9]{2,10}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/))
const amount = z.string()
const read = { who: staffOnly, permission: 'reportRead', rate: 'read' } as const
const csvPart = fields({ csv: z.string(), next: z.nullable(z.string()) })

const flows = {
  stake: amount,
  win: amount,
  /** Stakes returned, less the wins taken back with them. */
  refund: amount,
  /** Paid into jackpots from stakes, and out of jackpots into wins. */
  potIn: amount,
  potOut: amount,
  deposit: amount,
  withdrawal: amount,
  fee: amount,
  given: amount,
  adjustment: amount,
  /** Sent to transfer-wallet providers, less the money that came back. */
  away: amount,
  /** Gross gaming revenue: stake - win - refund - potIn + potOut. */
  revenue: amount,
}

/**
 * Whole days in each brand's time zone, both ends included. Default: the last fourteen days; for
 * players, the month of the last day.
 */
const period = { from: z.optional(date), to: z.optional(date), brandId: z.optional(z.uuid()) }
const brands = z.array(fields({ id: z.string(), code: z.string(), name: z.string() }))
const brand = { brandId: z.nullable(z.string()), brand: z.string(), currency: z.string() }

const reportInput = {
  ...period,
  by: z.enum(reportViews),
  vendor: z.optional(text(1, 32)),
  game: z.optional(text(1, 64)),
}

export const reportTold = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/report',
  about: 'What moved in a period by day, brand, vendor, game or player, with the totals',
  input: fields({ ...reportInput, after: z.optional(cursor) }),
  output: fields({
    from: date,
    to: date,
    brands,
    list: z.array(
      fields({
        ...brand,
        day: z.nullable(date),
        vendor: z.nullable(z.string()),
        vendorName: z.nullable(z.string()),
        game: z.nullable(z.string()),
        gameName: z.nullable(z.string()),
        memberId: z.nullable(z.string()),
        ...flows,
        rounds: z.int(),
        /** Players who staked; counted for single days only. */
        players: z.nullable(z.int()),
      }),
    ),
    next: z.nullable(z.string()),
    totals: z.array(fields({ currency: z.string(), ...flows, rounds: z.int() })),
  }),
  refusals: ['invalid_fields'],
})

export const reportCsv = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/report/csv',
  about: 'The same as a file in parts',
  input: fields({ ...reportInput, after: z.optional(cursor) }),
  output: csvPart,
  refusals: ['invalid_fields'],
})

const rowsInput = {
  from: date,
  to: date,
  brandId: z.uuid(),
  vendor: z.optional(text(1, 32)),
  game: z.optional(text(1, 64)),
  provider: z.optional(text(1, 32)),
  memberId: z.optional(z.uuid()),
  figure: z.optional(z.enum(reportFigures)),
  after: z.optional(z.string().check(z.regex(/^\d{1,18}(\.\d{1,18}){0,7}$/))),
}

export const reportRows = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/report/rows',
  about: 'The rows of the ledger that are behind a figure, the oldest first',
  input: fields(rowsInput),
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        at: z.iso.datetime(),
        code: z.string(),
        reference: z.string(),
        currency: z.string(),
        members: z.array(z.string()),
        ...flows,
        /** Of a refund: stakes returned to players, and wins taken back. */
        returned: amount,
        reversed: amount,
      }),
    ),
    /** A page scans a fixed number of ledger rows; it may be short although more follow. */
    next: z.nullable(z.string()),
  }),
  refusals: ['invalid_fields', 'not_found'],
})

export const reportRowsCsv = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/report/rows/csv',
  about: 'The same as a file in parts',
  input: fields(rowsInput),
  output: csvPart,
  refusals: ['invalid_fields', 'not_found'],
})

export const reportOwed = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/report/owed',
  about: 'What the house owes its players, as it was at the end of a day',
  input: fields({ to: z.optional(date), brandId: z.optional(z.uuid()) }),
  output: fields({
    to: date,
    brands,
    list: z.array(
      fields({
        ...brand,
        cash: amount,
        bonus: amount,
        hold: amount,
        pots: amount,
        /** Stakes of open rounds. */
        open: amount,
        total: amount,
        away: amount,
        /** Open withdrawals, whose amounts are on hold. */
        requests: z.int(),
        requested: amount,
      }),
    ),
  }),
  refusals: ['invalid_fields'],
})

export const reportReconciled = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/report/reconcile',
  about: 'What providers say was paid in and out beside what the books say',
  input: fields(period),
  output: fields({
    from: date,
    to: date,
    brands,
    list: z.array(
      fields({
        ...brand,
        provider: z.string(),
        /** As reported by the provider, or by the staff who checked the account. */
        toldIn: amount,
        creditedIn: amount,
        /** Paid and not credited yet. */
        waiting: z.int(),
        booksIn: amount,
        toldOut: amount,
        booksOut: amount,
        /** Sent, without a final result yet. */
        sent: z.int(),
      }),
    ),
  }),
  refusals: ['invalid_fields'],
})
