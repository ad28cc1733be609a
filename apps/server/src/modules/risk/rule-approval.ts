import * as z from 'zod/mini'
import { riskKinds, riskSeverities, riskThresholdValues, type RiskKind } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import type { ApprovalAction } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { defaultRules } from './default-rules.ts'
import { loadRules, type Rules } from './load-rules.ts'
import { ruleStore, type StoredRule } from './store/rules.ts'
import { parseThresholds, toWireThresholds } from './thresholds.ts'

const facts = z.record(z.string(), z.unknown())
const rulePayload = z.strictObject({
  brandId: z.uuid(),
  rule: z.enum(riskKinds),
  currency: z.string(),
  before: facts,
  after: facts,
  /** Null if the brand returns to the default. */
  set: z.nullable(
    z.strictObject({
      isOn: z.boolean(),
      severity: z.enum(riskSeverities),
      thresholds: riskThresholdValues,
    }),
  ),
})

export type RulesDeps = Pick<Deps, 'kit' | 'audit' | 'brands' | 'staff'>

/** Four-eyes approval for a brand's fraud rules. */
export function createRuleApproval({ kit, audit, brands, staff }: RulesDeps) {
  const factsOf = async (executor: Executor, brand: Brand, kind: RiskKind) =>
    flatten(toRuleView((await loadRules(executor, brand))[kind]))

  const work: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { brandId, rule, before, set } = rulePayload.parse(payload)
      const brand = brands.byId(brandId)
      const store = ruleStore(transaction)
      await store.lock(brandId)
      const known = await factsOf(transaction, brand, rule)
      if (!isSame(known, before)) throw new Refusal('stale_draft')
      if (set) await store.put(brandId, { kind: rule, ...set })
      else await store.remove(brandId, rule)
      const after = await factsOf(transaction, brand, rule)
      const entry = {
        ...auditEntry(second, 'risk.rule', 'riskRule', `${rule} ${brandId}`),
        brandId,
      }
      await audit.record({ ...entry, before: known, after, reason }, transaction)
    },
  }

  /** The id of the pending approval; null if nothing changes. */
  async function ask(
    { brand, kind, set }: RuleChange,
    reason: string,
    by: StaffActor,
  ): Promise<string | null> {
    const usual = defaultRules(brand.currency)[kind]
    const next = set
      ? { ...set, kind, thresholds: parseThresholds(set.thresholds), isUsual: false }
      : { ...usual, isUsual: true }
    const before = await factsOf(kit.database.db, brand, kind)
    const after = flatten(toRuleView(next))
    if (isSame(before, after)) return null
    const { id: brandId, currency } = brand
    const payload: z.input<typeof rulePayload> = {
      brandId,
      rule: kind,
      currency,
      before,
      after,
      set,
    }
    const asking = { kind: 'risk.rule', payload, reason, subject: brandId } as const
    return staff.approvals.request(asking, by)
  }

  return { work, ask }
}

interface RuleChange {
  brand: Brand
  kind: RiskKind
  /** Null returns the brand to the default. */
  set: Omit<StoredRule, 'kind'> | null
}

/** Compares facts whatever their order; the database returns them in another. */
function isSame(some: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) {
  const names = new Set([...Object.keys(some), ...Object.keys(other)])
  return [...names].every((name) => some[name] === other[name])
}

export function toRuleView({ kind, isOn, severity, thresholds, isUsual }: Rules[RiskKind]) {
  return { kind, isOn, severity, thresholds: toWireThresholds(kind, thresholds), isUsual }
}

/** The audit log shows changes by field name. */
function flatten({ isOn, severity, thresholds, isUsual }: ReturnType<typeof toRuleView>) {
  return { isOn, severity, ...thresholds, isUsual }
}
