import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { SaveBar } from '#features/decision'
import { LoadState } from '#features/list'
import { Section } from '#features/page'
import { PendingApprovals } from '#features/people'
import { groupAmount, readAmount } from '#lib/amount'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { useSave } from './use-save.ts'

type PaymentConfig = Value<'GET /office/api/payment/controls'>

const names = ['depositAbove', 'payoutAbove'] as const

/** Amounts above which a brand requires four-eyes approval. */
export function ControlTerms({ brandId }: { brandId: string }) {
  const answer = useQueryOnce(freshQuery('GET /office/api/payment/controls', { brandId }))
  return (
    <LoadState answer={answer}>
      {(config) => <Form key={config.seen} {...{ brandId, config }} />}
    </LoadState>
  )
}

function Form({ brandId, config }: { brandId: string; config: PaymentConfig }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { busy, problem, save, fault } = useSave()
  const [typed, setTyped] = useState(() => ({
    depositAbove: groupAmount(config.controls.depositAbove),
    payoutAbove: groupAmount(config.controls.payoutAbove),
  }))
  const send = (reason: string) => {
    const controls = {
      depositAbove: readAmount(typed.depositAbove) ?? '',
      payoutAbove: readAmount(typed.payoutAbove) ?? '',
    }
    void save(
      () =>
        call('PUT /office/api/payment/controls', { brandId, controls, seen: config.seen, reason }),
      () => undefined,
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('payments.money', { currency: config.currency })}>
        <p className="text-sm text-text-quiet">{t('payments.controls_text')}</p>
        <PendingApprovals requests={config.waiting} />
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
