import type { RiskKind } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { loadRules, type Rules } from './load-rules.ts'
import { ruleStore, type StoredRule } from './store/rules.ts'
import { findThresholdFaults, toWireThresholds } from './thresholds.ts'

/** Fraud rules of brands in the office. */
export function createRulesAdmin({ kit, audit, brands }: Pick<Deps, 'kit' | 'audit' | 'brands'>) {
  const { db } = kit.database

  async function brandOf(brandId: string | undefined) {
    const brand = brandId === undefined ? brands.all()[0] : await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  /** Records the rule before and after the change in the audit log. */
  async function change(
    brandId: string,
    kind: RiskKind,
    { reason, by }: { reason: string; by: StaffActor },
    work: (store: ReturnType<typeof ruleStore>) => Promise<void>,
  ): Promise<void> {
    const brand = await brandOf(brandId)
    await db.transaction().execute(async (transaction) => {
      const store = ruleStore(transaction)
      await store.lock(brandId)
      const before = toRuleView((await loadRules(transaction, brand))[kind])
      await work(store)
      const after = toRuleView((await loadRules(transaction, brand))[kind])
      const entry = { ...auditEntry(by, 'risk.rule', 'riskRule', `${kind} ${brandId}`), brandId }
      const flat = { before: flatten(before), after: flatten(after) }
      await audit.record({ ...entry, ...flat, reason }, transaction)
    })
  }

  return {
    async list(brandId: string | undefined) {
      const brand = await brandOf(brandId)
      const rules = await loadRules(db, brand)
      return {
        brands: brands.all().map(({ id, name }) => ({ id, name })),
        brandId: brand.id,
        currency: brand.currency,
        list: Object.values(rules).map(toRuleView),
      }
    },
    async set(brandId: string, rule: StoredRule, reason: string, by: StaffActor): Promise<void> {
      const faults = findThresholdFaults(rule.kind, rule.thresholds)
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      await change(brandId, rule.kind, { reason, by }, (store) => store.put(brandId, rule))
    },
    async reset(brandId: string, kind: RiskKind, reason: string, by: StaffActor): Promise<void> {
      await change(brandId, kind, { reason, by }, async (store) => {
        if (!(await store.remove(brandId, kind))) throw new Refusal('not_found')
      })
    },
  }
}

function toRuleView({ kind, isOn, severity, thresholds, isUsual }: Rules[RiskKind]) {
  return { kind, isOn, severity, thresholds: toWireThresholds(kind, thresholds), isUsual }
}

/** The audit log shows changes by field name. */
function flatten({ isOn, severity, thresholds, isUsual }: ReturnType<typeof toRuleView>) {
  return { isOn, severity, ...thresholds, isUsual }
}
