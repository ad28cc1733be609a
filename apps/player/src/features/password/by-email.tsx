import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { forgotByEmailForm, resetByEmailForm, withCaptcha, type BrandRules } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { callEncrypted, callForm } from '#lib/call'
import {
  CaptchaField,
  FormBox,
  OutboxHint,
  PasswordField,
  TextField,
  useFacts,
  useForm,
  useProofOfWork,
  WorkProgress,
} from '#lib/forms'
import { handleSignInAnswer } from '#lib/sign-in'
import { wantsCaptcha } from './wants-captcha.ts'

interface SentTo {
  readonly username: string
  readonly email: string
  readonly minutes: number
}

/** Asks for name and email, then for the code sent there. */
export function ByEmail({ rules }: { rules: BrandRules }) {
  const [sentTo, setSentTo] = useState<SentTo>()
  const [isSent, setSent] = useState(false)
  const sent = (details: SentTo) => {
    setSentTo(details)
    setSent(true)
  }
  if (sentTo && isSent) return <Reset rules={rules} sentTo={sentTo} onBack={() => setSent(false)} />
  return <Ask rules={rules} sentTo={sentTo} onSent={sent} />
}

interface AskProps {
  rules: BrandRules
  sentTo: SentTo | undefined
  onSent: (sentTo: SentTo) => void
}

function Ask({ rules, sentTo, onSent }: AskProps) {
  const { t } = useWords(accountWords)
  const [hasCaptcha, setCaptcha] = useState(false)
  const work = useProofOfWork()
  const baseForm = forgotByEmailForm(rules)
  const form = useForm({
    form: hasCaptcha ? withCaptcha(baseForm) : baseForm,
    facts: useFacts(''),
    ...(sentTo && { first: { username: sentTo.username, email: sentTo.email } }),
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
      <p className="text-text-quiet">{t('security.forgot_email_lead')}</p>
      <TextField
        form={form}
        name="username"
        label={t('security.username')}
        autoComplete="username"
      />
      <TextField
        form={form}
        name="email"
        label={t('security.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {hasCaptcha && <CaptchaField form={form} />}
      <WorkProgress done={work.done} />
      <Button type="submit" busy={form.busy} isWide>
        {t('security.code_send')}
      </Button>
    </FormBox>
  )
}

function Reset({
  rules,
  sentTo,
  onBack,
}: {
  rules: BrandRules
  sentTo: SentTo
  onBack: () => void
}) {
  const { t } = useWords(accountWords)
  const { username, email, minutes } = sentTo
  const form = useForm({
    form: resetByEmailForm(rules),
    facts: useFacts(''),
    first: { username, email },
  })
  const reset = async ({ verificationCode = '' }: Record<string, string>) => {
    const { newPassword = '' } = form.values
    const input = { username, email, verificationCode, newPassword }
    const answer = await callEncrypted('POST /wps/member/password/email/verification', input)
    pushToast(t('security.change_done'), 'good')
    await handleSignInAnswer(answer)
  }
  return (
    <FormBox form={form} onSend={reset}>
      <p role="status">{t('security.forgot_email_sent', { email, minutes })}</p>
      <OutboxHint />
      <TextField
        form={form}
        name="verificationCode"
        label={t('security.enter_email')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <PasswordField form={form} name="newPassword" label={t('security.password_new')} isNew />
      <Button type="submit" busy={form.busy} isWide>
        {t('security.reset_now')}
      </Button>
      <Button variant="plain" onClick={onBack} isWide>
        {t('security.forgot_again')}
      </Button>
    </FormBox>
  )
}
