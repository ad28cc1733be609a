import type { Currency } from '@fairhouse/money'
import * as z from 'zod/mini'
import { toPendingView, type ApprovalAction } from '#modules/staff'
import { changedFields, pickFields, requireUnchanged, versionOf } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from '../deps.ts'

/** Terms of a brand that only two people change together. */
export interface BrandTerms<Stored, Terms extends Readonly<Record<string, unknown>>> {
  /** Names the approval and the audit action. */
  kind: 'payment.controls' | 'payment.withdrawals'
  parse(values: unknown): Terms
  toTerms(stored: Stored): Terms
  /** Refuses invalid terms by field. */
  fromTerms(terms: Terms, currency: Currency): Stored
  /** Makes concurrent changes of one brand wait for each other. */
  lock(transaction: Executor, brandId: string): Promise<void>
  load(db: Executor, brandId: string, currency: Currency): Promise<Stored>
  save(transaction: Executor, brandId: string, stored: Stored): Promise<void>
}

export interface TermsRequest<Terms> {
  brandId: string
  terms: Terms
  seen: string
  reason: string
}

const fields = z.record(z.string(), z.unknown())
const payloadSchema = z.strictObject({ brandId: z.uuid(), before: fields, after: fields })

/** Loads a brand's terms, requests a change of them and carries out the approved change. */
export function createBrandTermsApproval<Stored, Terms extends Readonly<Record<string, unknown>>>(
  { kit, audit, brands, staff }: Pick<Deps, 'kit' | 'audit' | 'brands' | 'staff'>,
  { kind, ...brandTerms }: BrandTerms<Stored, Terms>,
) {
  const { db } = kit.database

  async function currencyOf(brandId: string): Promise<Currency> {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand.currency
  }

  const loadTerms = async (executor: Executor, brandId: string, currency: Currency) =>
    brandTerms.toTerms(await brandTerms.load(executor, brandId, currency))

  const work: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { brandId, before, after } = payloadSchema.parse(payload)
      await brandTerms.lock(transaction, brandId)
      const currency = await currencyOf(brandId)
      const known = await loadTerms(transaction, brandId, currency)
      requireUnchanged(before, known)
      const next = brandTerms.parse({ ...known, ...after })
      await brandTerms.save(transaction, brandId, brandTerms.fromTerms(next, currency))
      const entry = {
        actor: { kind: 'staff', id: second.staffId } as const,
        action: kind,
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
    async load(brandId: string) {
      const currency = await currencyOf(brandId)
      const terms = await loadTerms(db, brandId, currency)
      const waiting = toPendingView(await staff.approvals.pending(kind, [brandId]))
      return { terms, currency, seen: versionOf(terms), waiting }
    },
    /** The id of the waiting approval; null if nothing changes. */
    async request(
      { brandId, terms, seen, reason }: TermsRequest<Terms>,
      by: StaffActor,
    ): Promise<string | null> {
      const currency = await currencyOf(brandId)
      const next = brandTerms.toTerms(brandTerms.fromTerms(terms, currency))
      const known = await loadTerms(db, brandId, currency)
      if (versionOf(known) !== seen) throw new Refusal('stale_draft')
      const changed = changedFields(known, next)
      if (changed.length === 0) return null
      const before = pickFields(known, changed)
      const payload = { brandId, before, after: pickFields(next, changed) }
      return staff.approvals.request({ kind, payload, reason, subject: brandId }, by)
    },
  }
}
