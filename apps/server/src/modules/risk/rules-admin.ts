import type { RiskKind } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { loadRules } from './load-rules.ts'
import { createRuleApproval, toRuleView, type RulesDeps } from './rule-approval.ts'
import type { StoredRule } from './store/rules.ts'
import { findThresholdFaults } from './thresholds.ts'

/** Fraud rules of brands in the office; two people change them. */
export function createRulesAdmin(deps: RulesDeps) {
  const { kit, brands } = deps
  const { db } = kit.database
  const { work, ask } = createRuleApproval(deps)

  async function brandOf(brandId: string | undefined) {
    const brand = brandId === undefined ? brands.all()[0] : await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  return {
    work,
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
    async set(brandId: string, rule: StoredRule, reason: string, by: StaffActor) {
      const faults = findThresholdFaults(rule.kind, rule.thresholds)
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      const { kind, ...set } = rule
      return ask({ brand: await brandOf(brandId), kind, set }, reason, by)
    },
    async reset(brandId: string, kind: RiskKind, reason: string, by: StaffActor) {
      const brand = await brandOf(brandId)
      if ((await loadRules(db, brand))[kind].isUsual) throw new Refusal('not_found')
      return ask({ brand, kind, set: null }, reason, by)
    },
  }
}
