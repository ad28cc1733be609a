import type { RiskKind } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import type { Executor } from '#platform/database'
import { ruleStore } from './store/rules.ts'
import { parseThresholds } from './thresholds.ts'
import { defaultRules, type Rule } from './default-rules.ts'

export type Rules = Record<RiskKind, Rule & { isUsual: boolean }>

/** Rules of a brand: its own, else the defaults. */
export async function loadRules(
  db: Executor,
  brand: Pick<Brand, 'id' | 'currency'>,
): Promise<Rules> {
  const usual = defaultRules(brand.currency)
  const own = await ruleStore(db).of(brand.id)
  const ruleOf = (kind: RiskKind) => {
    const set = own.find((one) => one.kind === kind)
    if (!set) return { ...usual[kind], isUsual: true }
    return { ...set, thresholds: parseThresholds(set.thresholds), isUsual: false }
  }
  return {
    largeWin: ruleOf('largeWin'),
    fastWithdrawal: ruleOf('fastWithdrawal'),
    sharedDevice: ruleOf('sharedDevice'),
    sharedPayout: ruleOf('sharedPayout'),
    bonusAbuse: ruleOf('bonusAbuse'),
    unplayedDeposit: ruleOf('unplayedDeposit'),
  }
}
