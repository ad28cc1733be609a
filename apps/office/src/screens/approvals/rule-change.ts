import { adminWords } from '@fairhouse/i18n/office'
import { riskKinds, riskThresholds } from '@fairhouse/protocol/risk-lists'
import type { Fact } from '#features/facts'
import { groupAmount } from '#lib/amount'
import { isRuleName, isRuleScope, isMinutes } from '#lib/house-limits'
import { labelOf } from '#lib/risk-thresholds'
import { type Translate, useWords } from '#lib/words'
import type { ApprovalRow } from './view.ts'

const read = (facts: unknown, name: string): unknown =>
  facts instanceof Object ? Reflect.get(facts, name) : undefined

const text = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? groupAmount(value) : '–'
}

/** A changed risk rule, or a house limit that is loosened. */
export function useRuleChange({ kind, payload }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords(adminWords)
  if (kind === 'risk.rule') return riskFacts(payload, t)
  return kind === 'safety.rule' ? limitFacts(payload, t) : []
}

function riskFacts({ rule, before, after, currency }: Payload, t: Translate<typeof adminWords>) {
  const kind = riskKinds.find((one) => one === rule)
  if (!kind) return []
  const change = (name: string, words: (value: unknown) => string) =>
    read(before, name) !== read(after, name) &&
    `${words(read(before, name))} → ${words(read(after, name))}`
  const onOff = change('isOn', (isOn) => t(`risk.rule_${isOn === true ? 'on' : 'off'}`))
  const severity = change('severity', (value) =>
    value === 'low' || value === 'medium' || value === 'high' ? t(`risk.severity_${value}`) : '–',
  )
  const values = { currency: String(currency) }
  return [
    { label: t('risk.kind'), value: t(`risk.kind_${kind}`) },
    onOff !== false && { label: t('common.state'), value: onOff },
    severity !== false && { label: t('risk.severity'), value: severity },
    ...riskThresholds[kind].map((name) => {
      const value = change(name, text)
      return value !== false && { label: t(`risk.threshold_${labelOf(kind, name)}`, values), value }
    }),
    read(after, 'isUsual') === true && {
      label: t('risk.rule_from'),
      value: t('approvals.rule_default'),
    },
  ]
}

type Payload = ApprovalRow['payload']

function limitFacts({ scope, scopeId, name, before, after }: Payload, t: Translate) {
  if (!isRuleName(name) || !isRuleScope(scope)) return []
  const value = (limit: unknown) => {
    if (typeof limit !== 'string') return t('approvals.limit_none')
    return isMinutes(name) ? t('rules.minutes', { count: Number(limit) }) : groupAmount(limit)
  }
  return [
    { label: t('rules.name'), value: t(`rules.name_${name}`) },
    { label: t('rules.scope'), value: t(`rules.scope_${scope}`) },
    { label: t('rules.whose'), value: String(scopeId) },
    { label: t('rules.value'), value: `${value(before)} → ${value(after)}` },
  ]
}
