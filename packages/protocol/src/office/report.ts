import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, text } from '../fields.ts'

/** LIST of what a report is told by. */
export const reportViews = ['day', 'brand', 'vendor', 'game', 'player'] as const
export type ReportView = (typeof reportViews)[number]

/** LIST of what is told of money that moved; each can be followed to the rows of the ledger. */
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
/** How many came before, or the player who did: what was staked, in which currency, and who. */
const place = z
  .string()
  .check(z.regex(/^(\d{1,7}|\d{1,19}\.[A-Z0-9]{2,10}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/))
const amount = z.string()
const read = { who: staffOnly, permission: 'reportRead', rate: 'read' } as const
const partOf = fields({ csv: z.string(), next: z.nullable(z.string()) })

const flows = {
  stake: amount,
  win: amount,
  /** Stakes that came back, less the wins that went with them. */
  refund: amount,
  /** Into pots out of stakes, and out of pots into wins. */
  potIn: amount,
  potOut: amount,
  deposit: amount,
  withdrawal: amount,
  fee: amount,
  given: amount,
  adjustment: amount,
  /** Sent to vendors that keep balances of their own, less what came back. */
  away: amount,
  /** What stayed with the house: stake - win - refund - potIn + potOut. */
  revenue: amount,
}

/**
 * Whole days of each brand's own clock, the last one too; without them the last fourteen, of
 * players the month of the last one.
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
  input: fields({ ...reportInput, after: z.optional(place) }),
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
        /** Who staked; only a day can tell. */
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
  input: fields({ ...reportInput, after: z.optional(place) }),
  output: partOf,
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
      }),
    ),
    /** A page looks at so many rows of the ledger; it may be short and others follow. */
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
  output: partOf,
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
        /** Staked in rounds that have not ended. */
        open: amount,
        total: amount,
        away: amount,
        /** Withdrawals that are open now, which is what lies on hold. */
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
        /** As the provider, or who looked at the account, says. */
        toldIn: amount,
        creditedIn: amount,
        /** Paid and not credited. */
        waiting: z.int(),
        booksIn: amount,
        toldOut: amount,
        booksOut: amount,
        /** Sent, and their end not known. */
        sent: z.int(),
      }),
    ),
  }),
  refusals: ['invalid_fields'],
})
