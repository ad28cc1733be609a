import { adminWords } from '@fairhouse/i18n/office'
import { callEncrypted } from '@fairhouse/browser/call'
import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SaveBar } from '#features/decision'
import { Section } from '#features/page'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { EditPage } from './edit-page.tsx'
import { KindsField } from './kinds-field.tsx'
import { targetKinds, type Provider, type PaymentConfig } from './view.ts'
import { useSave } from './use-save.ts'

/** New or existing payment provider. */
export function EditProvider() {
  const { t } = useWords(adminWords)
  const added = t('payments.new_provider')
  return (
    <EditPage tab="providers" added={added} listOf={({ providers }) => providers}>
      {(config, provider, list) => <Form key={provider?.seen} {...{ config, provider, list }} />}
    </EditPage>
  )
}

interface Props {
  config: PaymentConfig
  provider: Provider | undefined
  list: string
}

function useProviderForm({ config, provider, list }: Props) {
  const [, go] = useLocation()
  const { busy, problem, save, fault } = useSave()
  const [form, setForm] = useState({
    code: '',
    kind: provider?.kind ?? ('webhook' as const),
    url: provider?.url ?? '',
    secret: '',
    paysOut: provider?.paysOut ?? [],
  })
  const change = (to: Partial<typeof form>) => setForm({ ...form, ...to })
  const send = (reason: string) => {
    const { secret, code, kind, url, paysOut } = form
    const known = provider ? { code: provider.code, seen: provider.seen } : { code, kind }
    const whole = { ...known, url: url.trim(), paysOut, brandId: config.brandId, reason }
    const sent = { ...whole, ...(secret !== '' && { secret }) }
    void save(
      () => callEncrypted('PUT /office/api/payment/provider', sent),
      () => go(list),
    )
  }
  return { form, change, send, busy, problem, fault }
}

function Form(props: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { config, provider } = props
  const { form, change, send, busy, problem, fault } = useProviderForm(props)
  return (
    <div className="flex flex-col gap-6">
      <Section title={t(`payments.kind_${form.kind}`)}>
        {!provider && (
          <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
            <Field
              label={t('payments.code')}
              hint={t('payments.code_hint')}
              required
              autoCapitalize="none"
              spellCheck={false}
              maxLength={32}
              value={form.code}
              onChange={(code) => change({ code })}
              {...fault('code')}
            />
            <Choice
              label={t('payments.kind')}
              options={config.kinds.map((value) => ({ value, label: t(`payments.kind_${value}`) }))}
              value={form.kind}
              onChange={(kind) => change({ kind, url: '', secret: '' })}
            />
          </div>
        )}
        <KindsField
          label={t('payments.paysOut')}
          all={targetKinds}
          kinds={form.paysOut}
          onChange={(paysOut) => change({ paysOut })}
        />
      </Section>
      {form.kind !== 'bank' && <Way {...{ provider, form, change, fault }} />}
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

type FormState = ReturnType<typeof useProviderForm>
type WayProps = Pick<FormState, 'form' | 'change' | 'fault'> & Pick<Props, 'provider'>

/** API address and write-only secret. */
function Way({ provider, form, change, fault }: WayProps) {
  const { t } = useWords(adminWords)
  const end = provider?.secretEnds ?? null
  return (
    <Section title={t('payments.way')}>
      <p className="max-w-2xl text-sm text-text-quiet">{t('payments.way_text')}</p>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        {form.kind === 'webhook' && (
          <Field
            label={t('payments.url')}
            hint={t('payments.url_hint')}
            required
            type="url"
            maxLength={300}
            value={form.url}
            onChange={(url) => change({ url })}
            {...fault('url')}
          />
        )}
        <Field
          label={t('payments.secret')}
          hint={[
            ...(end === null ? [] : [t('payments.secret_set', { end })]),
            t('payments.secret_hint'),
            ...(provider ? [t('payments.secret_keep')] : []),
          ].join(' ')}
          required={!provider}
          type="password"
          autoComplete="new-password"
          maxLength={500}
          value={form.secret}
          onChange={(secret) => change({ secret })}
          {...fault('secret')}
        />
      </div>
      {provider && (
        <p className="text-sm text-text-quiet">
          {t('payments.callback')} <code className="wrap-anywhere">{provider.callbackUrl}</code>
        </p>
      )}
    </Section>
  )
}
