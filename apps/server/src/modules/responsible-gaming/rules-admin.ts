import type { RuleName, RuleScope } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { requireBrandId, auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

interface Rule {
  scope: RuleScope
  scopeId: string
  name: RuleName
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Limits set by staff; the audit entry is part of the same commit. */
export function createRulesAdmin({ kit, audit, limits, member }: Deps) {
  const { db } = kit.database

  /** Adds the brand to a rule for a member. */
  async function withBrand(rule: Rule) {
    if (rule.scope !== 'member') return { ...rule, brandId: null }
    if (!uuid.test(rule.scopeId)) throw new Refusal('not_found')
    return { ...rule, brandId: await requireBrandId(member, rule.scopeId) }
  }

  return {
    async set(rule: Rule, value: string, reason: string, by: StaffActor): Promise<void> {
      const place = await withBrand(rule)
      await db.transaction().execute(async (transaction) => {
        const before = await limits.rules.set(transaction, place, value)
        const { scope, scopeId, name } = rule
        const entry = auditEntry(by, 'safety.rule', scope, scopeId)
        const change = { before: { name, value: before }, after: { name, value } }
        await audit.record({ ...entry, brandId: place.brandId, ...change, reason }, transaction)
      })
    },
    async remove(rule: Rule, reason: string, by: StaffActor): Promise<void> {
      const place = await withBrand(rule)
      await db.transaction().execute(async (transaction) => {
        const before = await limits.rules.remove(transaction, place)
        const { scope, scopeId, name } = rule
        const entry = auditEntry(by, 'safety.rule', scope, scopeId)
        const change = { before: { name, value: before }, after: { name, value: null } }
        await audit.record({ ...entry, brandId: place.brandId, ...change, reason }, transaction)
      })
    },
  }
}
