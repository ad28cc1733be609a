import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { SaveBar } from '#features/decision'
import { LoadState } from '#features/list'
import { Section } from '#features/page'
import { PendingApprovals } from '#features/people'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { KindsField } from './kinds-field.tsx'
import { fieldNames, toTyped, toWire, type Typed } from './terms-form.ts'
import { payoutKinds } from './view.ts'
import { useSave } from './use-save.ts'

type PaymentConfig = Value<'GET /office/api/payment/withdrawals'>

/** Withdrawal terms of a brand. */
export function WithdrawalTerms({ brandId }: { brandId: string }) {
  const answer = useQueryOnce(freshQuery('GET /office/api/payment/withdrawals', { brandId }))
  return (
    <LoadState answer={answer}>
      {(config) => <Form key={config.seen} {...{ brandId, config }} />}
    </LoadState>
  )
}

type Hint = 'no_limit' | 'feePermille_hint' | 'turnoverPercent_hint' | 'stepUpAbove_hint'
/** LIST of field hints. */
const hints: Partial<Record<keyof Typed, Hint>> = {
  most: 'no_limit',
  mostADay: 'no_limit',
  mostTimesADay: 'no_limit',
  feePermille: 'feePermille_hint',
  turnoverPercent: 'turnoverPercent_hint',
  stepUpAbove: 'stepUpAbove_hint',
}

function Form({ brandId, config }: { brandId: string; config: PaymentConfig }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { busy, problem, save, fault } = useSave()
  const [typed, setTyped] = useState(() => toTyped(config.terms))
  const [kinds, setKinds] = useState(config.terms.kinds)
  const send = (reason: string) => {
    const terms = { ...toWire(typed), kinds }
    void save(
      () =>
        call('PUT /office/api/payment/withdrawals', { brandId, terms, seen: config.seen, reason }),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('payments.money', { currency: config.currency })}>
        <p className="text-sm text-text-quiet">{t('payments.withdrawals_text')}</p>
        <PendingApprovals requests={config.waiting} />
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
          all={payoutKinds}
          kinds={kinds}
          onChange={setKinds}
          {...fault('kinds')}
        />
      </Section>
      {may('paymentManage') && (
        <SaveBar
          save={t('payments.save')}
          {...{ busy, problem }}
          {...fault('reason')}
          onSave={send}
        />
      )}
    </div>
  )
}
