import { proofForm } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { call, callEncrypted } from '#lib/call'
import { CodeField, FormBox, useFacts, useForm } from '#lib/forms'
import { useGuarded } from '#lib/guarded'

interface Props {
  kind: 'mobile' | 'email'
  /** Masked. */
  present: string
  onConfirmed: () => void
  /** Another address is to be entered instead. */
  onChange: () => void
}

/** Confirms the address typed at the registration with the code that is sent there. */
export function ConfirmContact({ kind, present, onConfirmed, onChange }: Props) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const form = useForm({ form: proofForm('code'), facts: useFacts('') })
  const own = kind === 'mobile' ? 'sms' : 'email'
  const send = async () => {
    const sent = await guarded(() => call('POST /wps/verification/contact', { own }))
    return sent.expiredMinutes * 60
  }
  const confirm = async ({ code = '' }: Record<string, string>) => {
    await guarded(() => callEncrypted('POST /wps/member/contact', { own, verificationCode: code }))
    pushToast(ta('security.contact_confirmed'), 'good')
    onConfirmed()
  }
  return (
    <FormBox form={form} onSend={confirm}>
      <p>{ta('security.contact_unconfirmed', { value: present })}</p>
      <CodeField
        form={form}
        name="code"
        label={ta(`security.enter_${own}`)}
        isReady={() => true}
        send={send}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {ta('security.confirm')}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {ta('security.contact_other')}
        </Button>
      </div>
    </FormBox>
  )
}
