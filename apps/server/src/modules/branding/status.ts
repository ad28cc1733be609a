import * as z from 'zod/mini'
import type { ApprovalWork } from '#modules/staff'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'

const statusChange = z.strictObject({ brandId: z.uuid(), maintenance: z.boolean() })

/** Opening and closing a brand takes two people. */
export function statusOf({ audit, brands, staff }: Parts) {
  const work: ApprovalWork = {
    async carryOut({ payload }, second, transaction) {
      const { brandId, maintenance } = statusChange.parse(payload)
      const brand = await brands.office.lock(transaction, brandId)
      if (!brand) throw new Refusal('not_found')
      if (brand.maintenance === maintenance) throw new Refusal('already_decided')
      await brands.office.setMaintenance(transaction, brandId, maintenance)
      const facts = { before: { maintenance: !maintenance }, after: { maintenance } }
      await audit.record({ ...entryOf(second, 'brand.status', brandId), ...facts }, transaction)
    },
    afterwards: () => brands.reload(),
  }

  return {
    work,
    async ask(brandId: string, maintenance: boolean, reason: string, by: Clerk): Promise<string> {
      const brand = await brands.find(brandId)
      if (!brand) throw new Refusal('not_found')
      if (brand.maintenance === maintenance) throw new Refusal('already_decided')
      const payload = { brandId, maintenance }
      return staff.approvals.ask({ kind: 'brand.status', payload, reason }, by)
    },
  }
}
