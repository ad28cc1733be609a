import type { RiskKind } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'
import { rulesOf, type Rules } from './rules-of.ts'
import { ruleStore, type StoredRule } from './store/rules.ts'
import { thresholdFaults, thresholdsTold } from './thresholds.ts'

/** What brands look for, as colleagues see and set it. */
export function ruleDeskOf({ kit, audit, brands }: Pick<Parts, 'kit' | 'audit' | 'brands'>) {
  const { db } = kit.database

  async function brandOf(brandId: string | undefined) {
    const brand = brandId === undefined ? brands.all()[0] : await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  /** With what stood before and stands after it in the log. */
  async function change(
    brandId: string,
    kind: RiskKind,
    { reason, by }: { reason: string; by: Clerk },
    work: (store: ReturnType<typeof ruleStore>) => Promise<void>,
  ): Promise<void> {
    const brand = await brandOf(brandId)
    await db.transaction().execute(async (transaction) => {
      const store = ruleStore(transaction)
      await store.lock(brandId)
      const before = ruleTold((await rulesOf(transaction, brand))[kind])
      await work(store)
      const after = ruleTold((await rulesOf(transaction, brand))[kind])
      const entry = { ...entryOf(by, 'risk.rule', 'riskRule', `${kind} ${brandId}`), brandId }
      const flat = { before: flatOf(before), after: flatOf(after) }
      await audit.record({ ...entry, ...flat, reason }, transaction)
    })
  }

  return {
    async list(brandId: string | undefined) {
      const brand = await brandOf(brandId)
      const rules = await rulesOf(db, brand)
      return {
        brands: brands.all().map(({ id, name }) => ({ id, name })),
        brandId: brand.id,
        currency: brand.currency,
        list: Object.values(rules).map(ruleTold),
      }
    },
    async set(brandId: string, rule: StoredRule, reason: string, by: Clerk): Promise<void> {
      const faults = thresholdFaults(rule.kind, rule.thresholds)
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      await change(brandId, rule.kind, { reason, by }, (store) => store.put(brandId, rule))
    },
    async reset(brandId: string, kind: RiskKind, reason: string, by: Clerk): Promise<void> {
      await change(brandId, kind, { reason, by }, async (store) => {
        if (!(await store.remove(brandId, kind))) throw new Refusal('not_found')
      })
    },
  }
}

function ruleTold({ kind, isOn, severity, thresholds, isUsual }: Rules[RiskKind]) {
  return { kind, isOn, severity, thresholds: thresholdsTold(kind, thresholds), isUsual }
}

/** The log shows a change by the names of what changed. */
function flatOf({ isOn, severity, thresholds, isUsual }: ReturnType<typeof ruleTold>) {
  return { isOn, severity, ...thresholds, isUsual }
}
