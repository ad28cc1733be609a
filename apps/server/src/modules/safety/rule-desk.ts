import type { RuleName, RuleScope } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import { brandOf, entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'

interface Rule {
  scope: RuleScope
  scopeId: string
  name: RuleName
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Limits that staff set; each time the audit log says who, in the same commit. */
export function ruleDeskOf({ kit, audit, limits, member }: Parts) {
  const { db } = kit.database

  /** The rule, and for a member's the brand. */
  async function placed(rule: Rule) {
    if (rule.scope !== 'member') return { ...rule, brandId: null }
    if (!uuid.test(rule.scopeId)) throw new Refusal('not_found')
    return { ...rule, brandId: await brandOf(member, rule.scopeId) }
  }

  return {
    async set(rule: Rule, value: string, reason: string, by: Clerk): Promise<void> {
      const place = await placed(rule)
      await db.transaction().execute(async (transaction) => {
        const before = await limits.rules.set(transaction, place, value)
        const { scope, scopeId, name } = rule
        const entry = entryOf(by, 'safety.rule', scope, scopeId)
        const change = { before: { name, value: before }, after: { name, value } }
        await audit.record({ ...entry, brandId: place.brandId, ...change, reason }, transaction)
      })
    },
    async remove(rule: Rule, reason: string, by: Clerk): Promise<void> {
      const place = await placed(rule)
      await db.transaction().execute(async (transaction) => {
        const before = await limits.rules.remove(transaction, place)
        const { scope, scopeId, name } = rule
        const entry = entryOf(by, 'safety.rule', scope, scopeId)
        const change = { before: { name, value: before }, after: { name, value: null } }
        await audit.record({ ...entry, brandId: place.brandId, ...change, reason }, transaction)
      })
    },
  }
}
