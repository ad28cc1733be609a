import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { contactForm } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { call, callEncrypted, type Value } from '#lib/call'
import {
  CodeField,
  FormBox,
  PhoneField,
  TextField,
  useCountries,
  useFacts,
  useForm,
} from '#lib/forms'
import { useStepUp } from '#lib/step-up'
import { ConfirmContact } from './confirm-contact.tsx'

type Rules = Value<'GET /wps/system/status'>['registerRules']

interface Props {
  kind: 'mobile' | 'email'
  /** Current value, masked. */
  present: string | null
  isConfirmed: boolean
  rules: Rules
  onChanged: () => void
}

/** Confirms or changes the phone number or email address. */
export function Contact(props: Props) {
  const { kind, present, isConfirmed, onChanged } = props
  const [isChanging, setChanging] = useState(false)
  if (present === null || isConfirmed || isChanging) return <ChangeContact {...props} />
  const change = () => setChanging(true)
  return <ConfirmContact kind={kind} present={present} onConfirmed={onChanged} onChange={change} />
}

/** Changes the contact with a code sent to the new one. */
function ChangeContact({ kind, present, rules, onChanged }: Props) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const countries = useCountries()
  const field = kind === 'mobile' ? 'mobileNum' : 'email'
  const form = useForm({
    form: contactForm(rules, field),
    facts: useFacts(countries.diallingCode),
  })
  const target = (value: string) =>
    kind === 'email'
      ? { email: value }
      : { mobileNum: value, countryDialingCode: countries.diallingCode }
  const send = async () => {
    const sent = await guarded(() =>
      call('POST /wps/verification/contact', target(form.values[field]?.trim() ?? '')),
    )
    return sent.expiredMinutes * 60
  }
  const change = async ({ [field]: value = '', verificationCode = '' }: Record<string, string>) => {
    await guarded(() =>
      callEncrypted('POST /wps/member/contact', { ...target(value), verificationCode }),
    )
    pushToast(t('security.contact_done'), 'good')
    onChanged()
  }
  return (
    <FormBox form={form} onSend={change}>
      {present !== null && (
        <p className="text-text-quiet">{t('security.contact_now', { value: present })}</p>
      )}
      {kind === 'mobile' ? (
        <PhoneField
          form={form}
          name="mobileNum"
          label={t('security.mobile_new')}
          countries={countries}
        />
      ) : (
        <TextField
          form={form}
          name="email"
          label={t('security.email_new')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
      <CodeField
        form={form}
        name="verificationCode"
        label={t(kind === 'mobile' ? 'security.enter_sms' : 'security.enter_email')}
        placeholder={t('security.code')}
        isReady={() => form.check(field)}
        send={send}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('security.contact_save')}
        </Button>
      </div>
    </FormBox>
  )
}
