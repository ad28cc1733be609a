import { call, type Value } from '@fairhouse/browser/call'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { Listed } from '#features/list'
import { Section } from '#features/page'
import { Waiting } from '#features/people'
import { asking, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { KindsField } from './kinds-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { fieldNames, typedOf, wireOf, type Typed } from './terms-form.ts'
import { useSave } from './use-save.ts'

type Told = Value<'GET /office/api/payment/withdrawals'>

/** What a brand asks of withdrawals. */
export function WithdrawalTerms({ brandId }: { brandId: string }) {
  const answer = useLook(asking('GET /office/api/payment/withdrawals', { brandId }))
  return (
    <Listed answer={answer}>{(told) => <Form key={told.seen} {...{ brandId, told }} />}</Listed>
  )
}

type Hint = 'no_limit' | 'turnoverPercent_hint' | 'stepUpAbove_hint'
/** LIST of what a field needs said beside it. */
const hints: Partial<Record<keyof Typed, Hint>> = {
  most: 'no_limit',
  mostADay: 'no_limit',
  mostTimesADay: 'no_limit',
  turnoverPercent: 'turnoverPercent_hint',
  stepUpAbove: 'stepUpAbove_hint',
}

function Form({ brandId, told }: { brandId: string; told: Told }) {
  const { t } = useWords()
  const { may } = useMe()
  const { busy, problem, save, fault } = useSave()
  const [typed, setTyped] = useState(() => typedOf(told.terms))
  const [kinds, setKinds] = useState(told.terms.kinds)
  const send = (reason: string) => {
    const terms = { ...wireOf(typed), kinds }
    void save(
      () =>
        call('PUT /office/api/payment/withdrawals', { brandId, terms, seen: told.seen, reason }),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('payments.money', { currency: told.currency })}>
        <p className="text-sm text-text-quiet">{t('payments.withdrawals_text')}</p>
        <Waiting requests={told.waiting} />
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {fieldNames.map((name) => {
            const hint = hints[name]
            return (
              <Field
                key={name}
                label={t(`payments.${name}`)}
                inputMode="decimal"
                maxLength={24}
                value={typed[name]}
                onChange={(value) => setTyped({ ...typed, [name]: value })}
                {...(hint && { hint: t(`payments.${hint}`) })}
                {...fault(name)}
              />
            )
          })}
        </div>
        <KindsField
          label={t('payments.kinds')}
          kinds={kinds}
          onChange={setKinds}
          {...fault('kinds')}
        />
      </Section>
      {may('paymentManage') && (
        <SaveBar {...{ busy, problem }} {...fault('reason')} onSave={send} />
      )}
    </div>
  )
}
