import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields } from '../fields.ts'

/** LIST of alerts that staff must look at, besides the queues. */
export const houseAlerts = [
  'ledgerUnsound',
  'ledgerUnchecked',
  'figuresBehind',
  'paidNotCredited',
  'codeCapNear',
  'codeCapReached',
] as const
export type HouseAlert = (typeof houseAlerts)[number]

const amount = z.string()
const figures = {
  deposit: amount,
  withdrawal: amount,
  stake: amount,
  revenue: amount,
  rounds: z.int(),
  players: z.int(),
}

export const dashboard = defineCall({
  method: 'GET',
  path: '/office/api/dashboard',
  about: 'How a brand stands now, and what moved on its last fourteen days',
  who: staffOnly,
  permission: 'reportRead',
  input: fields({ brandId: z.optional(z.uuid()) }),
  output: fields({
    brandId: z.string(),
    brands: z.array(fields({ id: z.string(), code: z.string(), name: z.string() })),
    currency: z.string(),
    timeZone: z.string(),
    /** Accounts active in the last five minutes. */
    online: z.int(),
    /** Newest day first. */
    days: z.array(fields({ day: z.string(), ...figures })),
    owed: amount,
    alerts: z.array(fields({ kind: z.enum(houseAlerts), count: z.int() })),
    check: z.nullable(
      fields({
        at: z.iso.datetime(),
        seconds: z.int(),
        transfers: z.int(),
        findings: z.array(z.string()),
      }),
    ),
  }),
  refusals: ['invalid_fields'],
  rate: 'read',
})
