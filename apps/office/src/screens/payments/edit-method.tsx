import { call } from '@fairhouse/browser/call'
import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Section } from '#features/page'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { EditPage } from './edit-page.tsx'
import { MethodAmounts } from './method-amounts.tsx'
import { MethodPlace } from './method-place.tsx'
import { SaveBar } from './save-bar.tsx'
import { formOf, termsOf, type Method, type Told } from './told.ts'
import { useMethodName } from './use-method-name.ts'
import { useSave } from './use-save.ts'

/** A way to pay in, or one that is to be. */
export function EditMethod() {
  const { t } = useWords()
  return (
    <EditPage tab="methods" added={t('payments.new_method')} listOf={({ methods }) => methods}>
      {(told, method, list) => <Form key={method?.seen} {...{ told, method, list }} />}
    </EditPage>
  )
}

interface Props {
  told: Told
  method: Method | undefined
  list: string
}

function Form({ told, method, list }: Props) {
  const { t } = useWords()
  const { may } = useMe()
  const [, go] = useLocation()
  const { busy, problem, save, fault } = useSave()
  const nameOf = useMethodName(told)
  const [form, setForm] = useState(() => formOf(method))
  const [code, setCode] = useState('')
  const [by, setBy] = useState(method?.provider ?? told.providers[0]?.code ?? '')
  const currency = told.brands.find(({ id }) => id === told.brandId)?.currency ?? ''
  const isByHand = told.providers.some((one) => one.code === by && one.byHand)
  const change = (to: Partial<typeof form>) => setForm({ ...form, ...to })
  const send = (reason: string) => {
    const known = method ? { code: method.code, seen: method.seen } : { code, provider: by }
    const sent = { ...termsOf(form), ...known, brandId: told.brandId, reason }
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
                options={told.providers.map((one) => ({ value: one.code, label: one.code }))}
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
        </div>
      </Section>
      <MethodAmounts {...{ form, change, fault, currency }} />
      <MethodPlace {...{ form, change, fault, isByHand }} />
      {may('paymentManage') && (
        <SaveBar {...{ busy, problem }} {...fault('reason')} onSave={send} />
      )}
    </div>
  )
}
