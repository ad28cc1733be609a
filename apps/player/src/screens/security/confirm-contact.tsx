import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { proofForm } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { call, callEncrypted } from '#lib/call'
import { CodeField, FormBox, useFacts, useForm } from '#lib/forms'
import { useStepUp } from '#lib/step-up'

interface Props {
  kind: 'mobile' | 'email'
  /** Masked value. */
  present: string
  onConfirmed: () => void
  /** Called to enter another address. */
  onChange: () => void
}

/** Confirms the address from the registration with a code. */
export function ConfirmContact({ kind, present, onConfirmed, onChange }: Props) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const form = useForm({ form: proofForm('code'), facts: useFacts('') })
  const own = kind === 'mobile' ? 'sms' : 'email'
  const send = async () => {
    const sent = await guarded(() => call('POST /wps/verification/contact', { own }))
    return sent.expiredMinutes * 60
  }
  const confirm = async ({ code = '' }: Record<string, string>) => {
    await guarded(() => callEncrypted('POST /wps/member/contact', { own, verificationCode: code }))
    pushToast(t('security.contact_confirmed'), 'good')
    onConfirmed()
  }
  return (
    <FormBox form={form} onSend={confirm}>
      <p>{t('security.contact_unconfirmed', { value: present })}</p>
      <CodeField
        form={form}
        name="code"
        label={t(`security.enter_${own}`)}
        isReady={() => true}
        send={send}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('security.confirm')}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {t('security.contact_other')}
        </Button>
      </div>
    </FormBox>
  )
}
