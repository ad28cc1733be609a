import { groupAmount } from '#lib/amount'
import type { Fact } from '#features/facts'
import { useWords } from '#lib/words'
import type { ApprovalRow } from './view.ts'

const read = (facts: unknown, name: string): string => {
  const value: unknown = facts instanceof Object ? Reflect.get(facts, name) : undefined
  if (typeof value === 'string') return groupAmount(value)
  return typeof value === 'number' ? String(value) : '–'
}

/** Change of the sign-up bonus, with the brand's other changes. */
export function useBonus({ kind, payload }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords()
  if (kind !== 'brand.bonus') return []
  const { before, after, parts } = payload
  const change = (name: string) => `${read(before, name)} → ${read(after, name)}`
  return [
    { label: t('approvals.bonus'), value: change('signUpBonus') },
    { label: t('approvals.bonus_times'), value: change('signUpPlayThrough') },
    { label: t('approvals.bonus_max'), value: change('signUpMaxConversion') },
    Array.isArray(parts) && { label: t('approvals.parts'), value: parts.join(', '), isLong: true },
  ]
}
