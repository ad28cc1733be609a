import { call } from '@fairhouse/browser/call'
import type { RuleName, RuleScope } from '@fairhouse/protocol'
import { Button, Choice, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { readAmount } from '#lib/amount'
import { isMinutes, ruleNames, scopes } from '#lib/house-limits'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

/** Sets a limit rule; the strictest limit applies. */
export function SetRule() {
  const { t } = useWords()
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [scope, setScope] = useState<RuleScope>('member')
  const [scopeId, setScopeId] = useState('')
  const [name, setName] = useState<RuleName>('depositDay')
  const [typed, setTyped] = useState('')
  const send = async (reason: string) => {
    const value = readAmount(typed) ?? ''
    const rule = { scope, scopeId: scopeId.trim(), name, value, reason }
    const { approval } = await call('PUT /office/api/safety/rule', rule)
    setTyped('')
    pushToast(t(approval === null ? 'common.done' : 'approvals.asked'), 'good')
    again('GET /office/api/safety/rules', 'GET /office/api/approvals/waiting')
  }
  return (
    <>
      <Button size="small" icon="plus" onClick={() => setOpen(true)}>
        {t('rules.set')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('rules.set_title')}
        text={t('rules.set_text')}
        confirm={t('rules.set')}
        reasonLabel={t('common.reason')}
        fields={
          <>
            <Choice
              label={t('rules.scope')}
              options={scopes.map((value) => ({ value, label: t(`rules.scope_${value}`) }))}
              value={scope}
              onChange={setScope}
            />
            <Field
              label={t(`rules.id_${scope}`)}
              required
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={scopeId}
              onChange={setScopeId}
            />
            <Choice
              label={t('rules.name')}
              options={ruleNames.map((value) => ({ value, label: t(`rules.name_${value}`) }))}
              value={name}
              onChange={setName}
            />
            <Field
              label={t(isMinutes(name) ? 'rules.value_minutes' : 'rules.value_money')}
              required
              inputMode="decimal"
              value={typed}
              onChange={setTyped}
            />
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
