import { unitsPerOne, type Currency } from '@fairhouse/money'
import type { RiskKind, RiskSeverity } from '@fairhouse/protocol'
import { noThresholds, type Thresholds } from './thresholds.ts'

export interface Rule {
  kind: RiskKind
  isOn: boolean
  severity: RiskSeverity
  thresholds: Thresholds
}

/** LIST of about 100 US dollars in each currency: default amounts are multiples of it. */
const hundredDollars: Record<Currency, bigint> = {
  VND: 2_500_000n,
  USD: 100n,
  EUR: 100n,
  THB: 3_500n,
  IDR: 1_500_000n,
  PHP: 5_500n,
  MYR: 450n,
  CNY: 700n,
  KRW: 135_000n,
  JPY: 15_000n,
}

/** LIST of the default rules. */
export function defaultRules(currency: Currency): Record<RiskKind, Rule> {
  const hundred = hundredDollars[currency] * unitsPerOne
  const rule = (kind: RiskKind, severity: RiskSeverity, some: Partial<Thresholds>): Rule => ({
    kind,
    isOn: true,
    severity,
    thresholds: { ...noThresholds, ...some },
  })
  return {
    largeWin: rule('largeWin', 'medium', {
      amount: 100n * hundred,
      multiple: 1000,
      least: hundred,
    }),
    fastWithdrawal: rule('fastWithdrawal', 'high', { hours: 24, percent: 200, least: hundred }),
    sharedDevice: rule('sharedDevice', 'low', { accounts: 3 }),
    sharedPayout: rule('sharedPayout', 'high', { accounts: 2 }),
    unplayedDeposit: rule('unplayedDeposit', 'high', {}),
    bonusAbuse: rule('bonusAbuse', 'medium', { days: 7, percent: 1200, accounts: 2 }),
  }
}
