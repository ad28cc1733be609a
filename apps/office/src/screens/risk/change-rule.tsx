import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import {
  riskCounts,
  riskSeverities,
  riskThresholds,
  type RiskThreshold,
} from '@fairhouse/protocol/risk-lists'
import { Button, Choice, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { Toggle } from '#features/toggle'
import { labelOf } from '#lib/risk-thresholds'
import { type Translate, useWords } from '#lib/words'
import type { Rule } from './view.ts'
import { sentThresholds, toTyped } from './typed-thresholds.ts'

interface Props {
  rule: Rule
  brandId: string
  currency: string
  onDone: () => void
}

/** Starts with the current values. */
export function ChangeRule(props: Props) {
  const { t } = useWords(adminWords)
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpened(opened + 1)
    setOpen(true)
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={open}>
        {t('risk.rule_change')}
      </Button>
      <Form key={opened} {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface FormProps extends Props {
  isOpen: boolean
  onClose: () => void
}

function Form({ rule, brandId, currency, onDone, isOpen, onClose }: FormProps) {
  const { t } = useWords(adminWords)
  const { kind } = rule
  const [isOn, setOn] = useState(rule.isOn)
  const [severity, setSeverity] = useState(rule.severity)
  const [typed, setTyped] = useState(toTyped(kind, rule.thresholds))
  const [isTried, setTried] = useState(false)
  const thresholds = sentThresholds(kind, typed)
  const maySend = () => {
    setTried(true)
    return thresholds !== undefined
  }
  const send = async (reason: string) => {
    if (!thresholds) return
    const changed = { brandId, kind, isOn, severity, thresholds, reason }
    const { approval } = await call('PUT /office/api/risk/rule', changed)
    pushToast(t(approval === null ? 'common.done' : 'approvals.asked'), 'good')
    onDone()
  }
  return (
    <ReasonDialog
      open={isOpen}
      title={t('risk.rule_change_title', { kind: t(`risk.kind_${kind}`) })}
      text={t(`risk.about_${kind}`)}
      confirm={t('risk.rule_change')}
      reasonLabel={t('common.reason')}
      fields={
        <>
          <Toggle label={t('risk.rule_is_on')} isOn={isOn} onChange={setOn} />
          <Choice
            label={t('risk.severity')}
            options={riskSeverities.map((value) => ({
              value,
              label: t(`risk.severity_${value}`),
            }))}
            value={severity}
            onChange={setSeverity}
          />
          {riskThresholds[kind].map((name) => (
            <Field
              key={name}
              label={t(`risk.threshold_${labelOf(kind, name)}`, { currency })}
              required
              inputMode="decimal"
              value={typed[name] ?? ''}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
              {...(isTried &&
                sentThresholds(kind, { ...toTyped(kind, rule.thresholds), [name]: typed[name] }) ===
                  undefined && { error: faultOf(name, t) })}
            />
          ))}
        </>
      }
      maySend={maySend}
      onSend={send}
      onClose={onClose}
    />
  )
}

function faultOf(name: RiskThreshold, t: Translate<typeof adminWords>): string {
  if (name === 'amount' || name === 'least') return t('risk.fault_money')
  const { least, most } = riskCounts[name]
  return t('risk.fault_count', { least, most })
}
