import type { RiskKind } from '@fairhouse/protocol'
import type { Brand } from '#modules/brand'
import type { Executor } from '#platform/database'
import { ruleStore } from './store/rules.ts'
import { thresholdsOf } from './thresholds.ts'
import { usualRules, type Rule } from './usual.ts'

export type Rules = Record<RiskKind, Rule & { isUsual: boolean }>

/** What is looked for at a brand: what it has set, else what is usual. */
export async function rulesOf(db: Executor, brand: Pick<Brand, 'id' | 'currency'>): Promise<Rules> {
  const usual = usualRules(brand.currency)
  const own = await ruleStore(db).of(brand.id)
  const ruleOf = (kind: RiskKind) => {
    const set = own.find((one) => one.kind === kind)
    if (!set) return { ...usual[kind], isUsual: true }
    return { ...set, thresholds: thresholdsOf(set.thresholds), isUsual: false }
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
