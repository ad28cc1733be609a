import { forgotByEmailForm, resetByEmailForm, withCaptcha, type BrandRules } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { callEncrypted, callForm } from '#lib/call'
import {
  CaptchaField,
  FormBox,
  OutboxHint,
  PasswordField,
  TextField,
  useFacts,
  useForm,
  useWork,
  WorkProgress,
} from '#lib/forms'
import { receiveSignIn } from '#lib/sign-in'
import { wantsCaptcha } from './wants-captcha.ts'

interface Told {
  readonly username: string
  readonly email: string
  readonly minutes: number
}

/** Whose account it is, then the code that was sent there; both in one place. */
export function ByEmail({ rules }: { rules: BrandRules }) {
  const [told, setTold] = useState<Told>()
  const [isSent, setSent] = useState(false)
  const sent = (details: Told) => {
    setTold(details)
    setSent(true)
  }
  if (told && isSent) return <Reset rules={rules} told={told} onBack={() => setSent(false)} />
  return <Ask rules={rules} told={told} onSent={sent} />
}

interface AskProps {
  rules: BrandRules
  told: Told | undefined
  onSent: (told: Told) => void
}

function Ask({ rules, told, onSent }: AskProps) {
  const { ta } = useAccountWords()
  const [hasCaptcha, setCaptcha] = useState(false)
  const work = useWork()
  const asked = forgotByEmailForm(rules)
  const form = useForm({
    form: hasCaptcha ? withCaptcha(asked) : asked,
    facts: useFacts(''),
    ...(told && { first: { username: told.username, email: told.email } }),
  })
  const send = async ({ username = '', email = '', captcha }: Record<string, string>) => {
    const sending = work.run((found) => {
      const shown = found ?? captcha
      const input = { username, email, ...(shown !== undefined && { captcha: shown }) }
      return callForm('POST /wps/member/password/email', input)
    })
    const { expiredMinutes } = await sending.catch((error: unknown) => {
      if (wantsCaptcha(error)) setCaptcha(true)
      throw error
    })
    onSent({ username, email, minutes: expiredMinutes })
  }
  return (
    <FormBox form={form} onSend={send}>
      <p className="text-text-quiet">{ta('security.forgot_email_lead')}</p>
      <TextField
        form={form}
        name="username"
        label={ta('security.username')}
        autoComplete="username"
      />
      <TextField
        form={form}
        name="email"
        label={ta('security.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {hasCaptcha && <CaptchaField form={form} />}
      <WorkProgress done={work.done} />
      <Button type="submit" busy={form.busy} isWide>
        {ta('security.code_send')}
      </Button>
    </FormBox>
  )
}

function Reset({ rules, told, onBack }: { rules: BrandRules; told: Told; onBack: () => void }) {
  const { ta } = useAccountWords()
  const { username, email, minutes } = told
  const form = useForm({
    form: resetByEmailForm(rules),
    facts: useFacts(''),
    first: { username, email },
  })
  const reset = async ({ verificationCode = '' }: Record<string, string>) => {
    const { newPassword = '' } = form.values
    const input = { username, email, verificationCode, newPassword }
    const answer = await callEncrypted('POST /wps/member/password/email/verification', input)
    pushToast(ta('security.change_done'), 'good')
    await receiveSignIn(answer)
  }
  return (
    <FormBox form={form} onSend={reset}>
      <p role="status">{ta('security.forgot_email_sent', { email, minutes })}</p>
      <OutboxHint />
      <TextField
        form={form}
        name="verificationCode"
        label={ta('security.enter_email')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <PasswordField form={form} name="newPassword" label={ta('security.password_new')} isNew />
      <Button type="submit" busy={form.busy} isWide>
        {ta('security.reset_now')}
      </Button>
      <Button variant="plain" onClick={onBack} isWide>
        {ta('security.forgot_again')}
      </Button>
    </FormBox>
  )
}
