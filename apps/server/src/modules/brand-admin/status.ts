import * as z from 'zod/mini'
import type { ApprovalAction } from '#modules/staff'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import type { OpeningCheck } from './opening.ts'

const statusChange = z.strictObject({ brandId: z.uuid(), maintenance: z.boolean() })

/** Opening and closing a brand needs four-eyes approval. */
export function createStatusChange({ kit, audit, brands, staff }: Deps, opening: OpeningCheck) {
  const work: ApprovalAction = {
    async execute({ payload }, second, transaction) {
      const { brandId, maintenance } = statusChange.parse(payload)
      const brand = await brands.office.lock(transaction, brandId)
      if (!brand) throw new Refusal('not_found')
      if (brand.isSwitchedOff === maintenance) throw new Refusal('already_decided')
      if (!maintenance) await opening.require(transaction, brand)
      await brands.office.setMaintenance(transaction, brandId, maintenance)
      const facts = { before: { maintenance: !maintenance }, after: { maintenance } }
      await audit.record({ ...auditEntry(second, 'brand.status', brandId), ...facts }, transaction)
    },
    afterCommit: () => brands.reload(),
  }

  return {
    work,
    async ask(
      brandId: string,
      maintenance: boolean,
      reason: string,
      by: StaffActor,
    ): Promise<string> {
      const brand = await brands.find(brandId)
      if (!brand) throw new Refusal('not_found')
      if (brand.isSwitchedOff === maintenance) throw new Refusal('already_decided')
      if (!maintenance) await opening.require(kit.database.db, brand)
      const payload = { brandId, maintenance }
      const asking = { kind: 'brand.status', payload, reason, subject: brandId } as const
      return staff.approvals.request(asking, by)
    },
  }
}
