import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { toWire } from '@fairhouse/money'
import { Button, EmptyState, Field, pushToast } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { randomId } from '#lib/random'
import { AmountField, Summary } from './amount-field.tsx'
import { amountFault, readAmount } from './amount-check.ts'
import { Choice } from './choice.tsx'
import type { Facts } from './facts.ts'

interface Props {
  facts: Facts
  onPassword: () => void
  onAsked: () => void
}

/** Asks first for missing requirements. Enter never submits. */
export function Request({ facts, onPassword, onAsked }: Props) {
  const { t } = useWords(centreWords)
  const bound = facts.accounts.filter(({ state }) => state === 'bound')
  if (bound.length === 0) return null
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('withdraw.request')}</h3>
      {facts.hasPaymentPassword ? (
        <RequestForm {...{ facts, bound, onAsked, onPassword }} />
      ) : (
        <EmptyState
          heading="h3"
          title={t('withdraw.password_missing')}
          text={t('withdraw.password_lead')}
          action={<Button onClick={onPassword}>{t('withdraw.password_choose')}</Button>}
        />
      )}
    </section>
  )
}

interface FormProps extends Props {
  bound: Facts['accounts']
}

function RequestForm({ facts, bound, onAsked, onPassword }: FormProps) {
  const { t } = useWords(centreWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const [accountId, setAccountId] = useState(bound[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [paymentPassword, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  // Reuses the id until an answer arrives, so that a retry is the same request.
  const command = useRef({ id: '', about: '' })
  const fault = amountFault(typed, facts)
  const amount = readAmount(typed)
  const account = bound.some(({ id }) => id === accountId) ? accountId : (bound[0]?.id ?? '')
  const ask = async () => {
    setShown(true)
    if (fault || amount === undefined || paymentPassword === '') return
    const about = `${account} ${amount}`
    if (command.current.about !== about) command.current = { id: randomId(), about }
    const { id } = command.current
    const body = { id, accountId: account, amount: toWire(amount), paymentPassword }
    const isDone = await run(() => guarded(() => callEncrypted('PUT /wps/withdrawal', body)))
    if (!isDone) return
    command.current = { id: '', about: '' }
    pushToast(t('withdraw.asked'), 'good')
    setTyped('')
    setPassword('')
    setShown(false)
    onAsked()
  }
  const shown = isShown ? fault : undefined
  return (
    <div className="flex flex-col gap-4">
      <Choice
        legend={t('withdraw.to')}
        options={bound.map(({ id, institution, number }) => ({
          value: id,
          label: `${institution} ${number}`,
        }))}
        value={account}
        onChange={setAccountId}
      />
      <AmountField facts={facts} value={typed} onChange={setTyped} fault={shown} />
      <Summary typed={typed} facts={facts} />
      <Field
        label={t('withdraw.password')}
        value={paymentPassword}
        onChange={setPassword}
        reveal={{ show: t('withdraw.show'), hide: t('withdraw.hide') }}
        autoComplete="off"
        {...(isShown && paymentPassword === '' && { error: t('withdraw.fault_required') })}
      />
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button busy={busy} onClick={() => void ask()}>
          {t('withdraw.ask')}
        </Button>
        <Button variant="plain" onClick={onPassword}>
          {t('withdraw.password_other')}
        </Button>
      </div>
      <p className="text-sm text-text-quiet">{t('withdraw.no_undo')}</p>
    </div>
  )
}
