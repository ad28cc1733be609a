import { groupAmount } from '#lib/amount'
import type { Fact } from '#features/facts'
import { type Translate, useWords } from '#lib/words'
import type { ApprovalRow } from './view.ts'

/** LIST of the terms of a brand that two people change, with labels. */
const names = {
  market: 'approvals.market',
  returns: 'approvals.returns',
  signUpBonus: 'approvals.bonus',
  signUpPlayThrough: 'approvals.bonus_times',
  signUpMaxConversion: 'approvals.bonus_max',
  minimumAge: 'approvals.minimum_age',
  sharesExclusions: 'approvals.shares_exclusions',
} as const

const amounts = new Set(['signUpBonus', 'signUpMaxConversion'])

const read = (facts: unknown, name: string, t: Translate): string => {
  const value: unknown = facts instanceof Object ? Reflect.get(facts, name) : undefined
  if (typeof value === 'boolean') return t(value ? 'approvals.yes' : 'approvals.no')
  if (amounts.has(name) && typeof value === 'string') return groupAmount(value)
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '–'
}

/** Changed terms of a brand, with its other changes. */
export function useBrandTerms({ kind, payload }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords()
  if (kind !== 'brand.terms') return []
  const { before, after, parts } = payload
  const changed = Object.entries(names).filter(
    ([name]) => after instanceof Object && Object.hasOwn(after, name),
  )
  return [
    ...changed.map(([name, label]) => ({
      label: t(label),
      value: `${read(before, name, t)} → ${read(after, name, t)}`,
    })),
    Array.isArray(parts) && { label: t('approvals.parts'), value: parts.join(', '), isLong: true },
  ]
}
