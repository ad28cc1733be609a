import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { paymentChannels } from '@fairhouse/protocol/payment'
import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SaveBar } from '#features/decision'
import { Section } from '#features/page'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { EditPage } from './edit-page.tsx'
import { MethodAmounts, type PartProps } from './method-amounts.tsx'
import { DepositAccount } from './deposit-account.tsx'
import { formOf, termsOf, type Method, type PaymentConfig } from './view.ts'
import { useMethodName } from './use-method-name.ts'
import { useSave } from './use-save.ts'

/** New or existing deposit method. */
export function EditMethod() {
  const { t } = useWords(adminWords)
  return (
    <EditPage tab="methods" added={t('payments.new_method')} listOf={({ methods }) => methods}>
      {(config, method, list) => <Form key={method?.seen} {...{ config, method, list }} />}
    </EditPage>
  )
}

interface Props {
  config: PaymentConfig
  method: Method | undefined
  list: string
}

function Form({ config, method, list }: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const [, go] = useLocation()
  const { busy, problem, save, fault } = useSave()
  const nameOf = useMethodName(config)
  const [form, setForm] = useState(() => formOf(method))
  const [code, setCode] = useState('')
  const [by, setBy] = useState(method?.provider ?? config.providers[0]?.code ?? '')
  const currency = config.brands.find(({ id }) => id === config.brandId)?.currency ?? ''
  const isByHand = config.providers.some((item) => item.code === by && item.byHand)
  const change = (to: Partial<typeof form>) => setForm({ ...form, ...to })
  const send = (reason: string) => {
    const known = method ? { code: method.code, seen: method.seen } : { code, provider: by }
    const channel = isByHand ? 'page' : form.channel
    const sent = { ...termsOf(form), ...known, channel, brandId: config.brandId, reason }
    void save(
      () => call('PUT /office/api/payment/method', sent),
      () => go(list),
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <Section title={method ? nameOf(method) : t('payments.new_method')}>
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
          {!method && (
            <>
              <Field
                label={t('payments.code')}
                hint={t('payments.code_hint')}
                required
                autoCapitalize="none"
                spellCheck={false}
                maxLength={32}
                value={code}
                onChange={setCode}
                {...fault('code')}
              />
              <Choice
                label={t('payments.provider')}
                options={config.providers.map((item) => ({ value: item.code, label: item.code }))}
                value={by}
                onChange={setBy}
              />
            </>
          )}
          <Field
            label={t('payments.name')}
            hint={t('payments.name_hint')}
            maxLength={60}
            value={form.name}
            onChange={(name) => change({ name })}
            {...fault('name')}
          />
          {!isByHand && <Channel {...{ form, change }} />}
        </div>
      </Section>
      <MethodAmounts {...{ form, change, fault, currency }} />
      <DepositAccount {...{ form, change, fault, isByHand }} />
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

/** How a payment by the method is made. */
function Channel({ form, change }: Pick<PartProps, 'form' | 'change'>) {
  const { t } = useWords(adminWords)
  return (
    <Choice
      label={t('payments.channel')}
      options={paymentChannels.map((value) => ({
        value,
        label: t(`payments.channel_${value}`),
      }))}
      value={form.channel}
      onChange={(channel) => change({ channel })}
    />
  )
}
