import * as z from 'zod/mini'
import { ruleNames, ruleScopes, type RuleName, type RuleScope } from '@fairhouse/protocol'
import type { ApprovalAction } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { requireBrandId, auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

interface Rule {
  scope: RuleScope
  scopeId: string
  name: RuleName
}

const value = z.nullable(z.string())
const rulePayload = z.strictObject({
  scope: z.enum(ruleScopes),
  scopeId: z.string(),
  name: z.enum(ruleNames),
  before: value,
  /** Null removes the limit. */
  after: value,
})

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Limits set by staff; the audit entry is part of the same commit. A stricter limit holds at once.
 * A looser one of a market or brand concerns many players, so a second person decides.
 */
export function createRulesAdmin({ kit, audit, limits, member, staff }: Deps) {
  const { db } = kit.database

  /** Adds the brand to a rule for a member. */
  async function withBrand(rule: Rule) {
    if (rule.scope !== 'member') return { ...rule, brandId: null }
    if (!uuid.test(rule.scopeId)) throw new Refusal('not_found')
    return { ...rule, brandId: await requireBrandId(member, rule.scopeId) }
  }

  async function save(
    transaction: Executor,
    rule: Rule,
    next: string | null,
    { reason, by }: { reason: string; by: StaffActor },
  ) {
    const place = await withBrand(rule)
    const before =
      next === null
        ? await limits.rules.remove(transaction, place)
        : await limits.rules.set(transaction, place, next)
    const { scope, scopeId, name } = rule
    const entry = { ...auditEntry(by, 'safety.rule', scope, scopeId), brandId: place.brandId }
    const values = { before: { name, value: before }, after: { name, value: next } }
    await audit.record({ ...entry, ...values, reason }, transaction)
  }

  const work: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { before, after, ...rule } = rulePayload.parse(payload)
      const place = await withBrand(rule)
      const present = await limits.rules.compare(transaction, place, after)
      if (present.before !== before) throw new Refusal('stale_draft')
      await save(transaction, rule, after, { reason, by: second })
    },
  }

  /** The id of the pending approval, or null if the change holds at once. */
  async function change(
    { scope, scopeId, name }: Rule,
    next: string | null,
    reason: string,
    by: StaffActor,
  ) {
    const rule = { scope, scopeId, name }
    return db.transaction().execute(async (transaction) => {
      const place = await withBrand(rule)
      const { isLooser, ...values } = await limits.rules.compare(transaction, place, next)
      if (!isLooser || scope === 'member') {
        await save(transaction, rule, next, { reason, by })
        return null
      }
      const asking = { kind: 'safety.rule', payload: { ...rule, ...values }, reason } as const
      const subject = `${scope} ${scopeId}`
      return staff.approvals.askWithin(transaction, { ...asking, subject }, by)
    })
  }

  return {
    work,
    set: (rule: Rule, typed: string, reason: string, by: StaffActor) =>
      change(rule, typed, reason, by),
    remove: (rule: Rule, reason: string, by: StaffActor) => change(rule, null, reason, by),
  }
}
