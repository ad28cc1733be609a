import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { paymentControls, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { waitingShown, type ApprovalWork } from '#modules/staff'
import { Refusal, type Clerk } from '#platform/http'
import { requireSame } from './asking-two.ts'
import { controlsFrom, controlsShown, type Controls } from './controls.ts'
import { changedOf, pick } from './facts.ts'
import type { Parts } from './parts.ts'
import { controlStore } from './store/controls.ts'
import { providerStore } from './store/providers.ts'

type Saved = InputOf<Calls['PUT /office/api/payment/controls']>
type Told = OutputOf<Calls['GET /office/api/payment/controls']>

const kind = 'payment.controls'
const some = z.record(z.string(), z.unknown())
const asked = z.strictObject({ brandId: z.uuid(), before: some, after: some })

const seenOf = (controls: Controls) =>
  hash('sha256', JSON.stringify(controlsShown(controls))).slice(0, 20)

/** Above which amounts two people are needed; two people change that as well. */
export function controlsDesk({ kit, audit, brands, staff }: Parts) {
  const { db } = kit.database

  async function brandOf(brandId: string) {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  const work: ApprovalWork = {
    async carryOut({ payload, reason }, second, transaction) {
      const { brandId, before, after } = asked.parse(payload)
      await providerStore(transaction).alone(brandId)
      const store = controlStore(transaction)
      const known = controlsShown(await store.of(brandId))
      requireSame(before, known)
      const { currency } = await brandOf(brandId)
      const next = paymentControls.parse({ ...known, ...after })
      await store.save(brandId, controlsFrom(next, currency))
      const entry = {
        actor: { kind: 'staff', id: second.staffId } as const,
        action: 'payment.controls' as const,
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
    async of(brandId: string): Promise<Told> {
      const { currency } = await brandOf(brandId)
      const controls = await controlStore(db).of(brandId)
      const waiting = waitingShown(await staff.approvals.waiting(kind, [brandId]))
      return { controls: controlsShown(controls), currency, seen: seenOf(controls), waiting }
    },
    /** The request that waits; null where nothing changes. */
    async save({ brandId, controls, seen, reason }: Saved, by: Clerk): Promise<string | null> {
      const { currency } = await brandOf(brandId)
      const next = controlsShown(controlsFrom(controls, currency))
      const known = await controlStore(db).of(brandId)
      if (seenOf(known) !== seen) throw new Refusal('stale_draft')
      const now = controlsShown(known)
      const changed = changedOf(now, next)
      if (changed.length === 0) return null
      const payload = { brandId, before: pick(now, changed), after: pick(next, changed) }
      return staff.approvals.ask({ kind, payload, reason, subject: brandId }, by)
    },
  }
}
