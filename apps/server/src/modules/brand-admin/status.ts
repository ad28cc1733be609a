import * as z from 'zod/mini'
import type { ApprovalAction } from '#modules/staff'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

const statusChange = z.strictObject({ brandId: z.uuid(), maintenance: z.boolean() })

/** Opening and closing a brand needs four-eyes approval. */
export function createStatusChange({ audit, brands, staff }: Deps) {
  const work: ApprovalAction = {
    async execute({ payload }, second, transaction) {
      const { brandId, maintenance } = statusChange.parse(payload)
      const brand = await brands.office.lock(transaction, brandId)
      if (!brand) throw new Refusal('not_found')
      if (brand.isSwitchedOff === maintenance) throw new Refusal('already_decided')
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
      const payload = { brandId, maintenance }
      const asking = { kind: 'brand.status', payload, reason, subject: brandId } as const
      return staff.approvals.request(asking, by)
    },
  }
}
