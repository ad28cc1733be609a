import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  withdrawalTerms,
  type Calls,
  type InputOf,
  type WithdrawalTerms,
} from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import { waitingShown, type ApprovalWork, type StaffModule } from '#modules/staff'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Settings } from './settings.ts'
import { settingStore } from './store/settings.ts'
import { settingsFrom, termsShown } from './terms.ts'

interface Parts {
  kit: Kit
  brands: BrandModule
  audit: AuditModule
  staff: StaffModule
}

type Saved = InputOf<Calls['PUT /office/api/payment/withdrawals']>

const kind = 'payment.withdrawals'
const asked = z.strictObject({
  brandId: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})

const seenOf = (set: Settings) => hash('sha256', JSON.stringify(termsShown(set))).slice(0, 20)

/** What brands ask of withdrawals, as colleagues see it; two people change it. */
export function termsDesk({ kit, brands, audit, staff }: Parts) {
  const { db } = kit.database

  async function brandOf(brandId: string) {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  const work: ApprovalWork = {
    async carryOut({ payload, reason }, second, transaction) {
      const { brandId, before, after } = asked.parse(payload)
      const store = settingStore(transaction)
      await store.alone(brandId)
      const known = termsShown(await store.of(brandId))
      // The second person agrees to a change of what the first one saw.
      if (Object.keys(changed({ ...known, ...before }, known)).length > 0) {
        throw new Refusal('stale_draft')
      }
      const { currency } = await brandOf(brandId)
      const next = withdrawalTerms.parse({ ...known, ...after })
      await store.save(brandId, settingsFrom(next, currency))
      const entry = {
        actor: { kind: 'staff', id: second.staffId } as const,
        action: 'payment.withdrawals' as const,
        subject: { kind: 'brand', id: brandId } as const,
        brandId,
        address: second.address,
        reason,
      }
      await audit.record({ ...entry, before, after }, transaction)
    },
  }

  return {
    work,
    /** The request that waits for a second person; null where nothing changes. */
    async save({ brandId, terms, seen, reason }: Saved, by: Clerk): Promise<string | null> {
      const set = settingsFrom(terms, (await brandOf(brandId)).currency)
      const known = await settingStore(db).of(brandId)
      if (seenOf(known) !== seen) throw new Refusal('stale_draft')
      const before = changed(termsShown(set), termsShown(known))
      const after = changed(termsShown(known), termsShown(set))
      if (Object.keys(after).length === 0) return null
      const payload = { brandId, before, after }
      return staff.approvals.ask({ kind, payload, reason, subject: brandId }, by)
    },
    async of(brandId: string) {
      const { currency } = await brandOf(brandId)
      const set = await settingStore(db).of(brandId)
      const waiting = waitingShown(await staff.approvals.waiting(kind, [brandId]))
      return { terms: termsShown(set), currency, seen: seenOf(set), waiting }
    },
  }
}

/** Of the second terms what differs from the first. */
function changed(from: object, to: WithdrawalTerms): Record<string, unknown> {
  const known = new Map<string, unknown>(Object.entries(from))
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(known.get(name)) !== JSON.stringify(value)
  return Object.fromEntries(Object.entries(to).filter(isOther))
}
