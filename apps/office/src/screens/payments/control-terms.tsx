import { call, type Value } from '@fairhouse/browser/call'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { Listed } from '#features/list'
import { Section } from '#features/page'
import { Waiting } from '#features/people'
import { grouped, typedAmount } from '#lib/amount'
import { asking, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { SaveBar } from './save-bar.tsx'
import { useSave } from './use-save.ts'

type Told = Value<'GET /office/api/payment/controls'>

const names = ['depositAbove', 'payoutAbove'] as const

/** Above which amounts a brand needs two people. */
export function ControlTerms({ brandId }: { brandId: string }) {
  const answer = useLook(asking('GET /office/api/payment/controls', { brandId }))
  return (
    <Listed answer={answer}>{(told) => <Form key={told.seen} {...{ brandId, told }} />}</Listed>
  )
}

function Form({ brandId, told }: { brandId: string; told: Told }) {
  const { t } = useWords()
  const { may } = useMe()
  const { busy, problem, save, fault } = useSave()
  const [typed, setTyped] = useState(() => ({
    depositAbove: grouped(told.controls.depositAbove),
    payoutAbove: grouped(told.controls.payoutAbove),
  }))
  const send = (reason: string) => {
    const controls = {
      depositAbove: typedAmount(typed.depositAbove) ?? '',
      payoutAbove: typedAmount(typed.payoutAbove) ?? '',
    }
    void save(
      () =>
        call('PUT /office/api/payment/controls', { brandId, controls, seen: told.seen, reason }),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('payments.money', { currency: told.currency })}>
        <p className="text-sm text-text-quiet">{t('payments.controls_text')}</p>
        <Waiting requests={told.waiting} />
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          {names.map((name) => (
            <Field
              key={name}
              label={t(`payments.${name}`)}
              hint={t(`payments.${name}_hint`)}
              inputMode="decimal"
              maxLength={24}
              value={typed[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
              {...fault(name)}
            />
          ))}
        </div>
      </Section>
      {may('paymentManage') && (
        <SaveBar {...{ busy, problem }} {...fault('reason')} onSave={send} />
      )}
    </div>
  )
}
