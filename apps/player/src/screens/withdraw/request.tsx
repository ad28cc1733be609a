import { toWire } from '@fairhouse/money'
import { Button, EmptyState, Field, pushToast } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { useGuarded } from '#lib/guarded'
import { randomId } from '#lib/random'
import { AmountField, Summary } from './amount-field.tsx'
import { amountFault, readAmount } from './asked-amount.ts'
import { Choice } from './choice.tsx'
import type { Facts } from './facts.ts'

interface Props {
  facts: Facts
  onPassword: () => void
  onAsked: () => void
}

/** What is missing is offered first; nothing here is pressed by Enter. */
export function Request({ facts, onPassword, onAsked }: Props) {
  const { tc } = useCentreWords()
  const bound = facts.accounts.filter(({ state }) => state === 'bound')
  if (bound.length === 0) return null
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <h3 className="text-lg font-semibold">{tc('withdraw.request')}</h3>
      {facts.hasPaymentPassword ? (
        <RequestForm {...{ facts, bound, onAsked, onPassword }} />
      ) : (
        <EmptyState
          heading="h3"
          title={tc('withdraw.password_missing')}
          text={tc('withdraw.password_lead')}
          action={<Button onClick={onPassword}>{tc('withdraw.password_choose')}</Button>}
        />
      )}
    </section>
  )
}

interface FormProps extends Props {
  bound: Facts['accounts']
}

function RequestForm({ facts, bound, onAsked, onPassword }: FormProps) {
  const { tc } = useCentreWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const [accountId, setAccountId] = useState(bound[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [paymentPassword, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  // Kept until it is answered, so that asking again is asking for the same.
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
    pushToast(tc('withdraw.asked'), 'good')
    setTyped('')
    setPassword('')
    setShown(false)
    onAsked()
  }
  const shown = isShown ? fault : undefined
  return (
    <div className="flex flex-col gap-4">
      <Choice
        legend={tc('withdraw.to')}
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
        label={tc('withdraw.password')}
        value={paymentPassword}
        onChange={setPassword}
        reveal={{ show: tc('withdraw.show'), hide: tc('withdraw.hide') }}
        autoComplete="off"
        {...(isShown && paymentPassword === '' && { error: tc('withdraw.fault_required') })}
      />
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button busy={busy} onClick={() => void ask()}>
          {tc('withdraw.ask')}
        </Button>
        <Button variant="plain" onClick={onPassword}>
          {tc('withdraw.password_other')}
        </Button>
      </div>
      <p className="text-sm text-text-quiet">{tc('withdraw.no_undo')}</p>
    </div>
  )
}
