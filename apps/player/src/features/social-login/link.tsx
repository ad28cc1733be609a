import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { loginForm, type BrandRules } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { callEncrypted, CallRefused } from '#lib/call'
import { CaptchaField, FormBox, PasswordField, TextField, useFacts, useForm } from '#lib/forms'
import { handleSignInAnswer } from '#lib/sign-in'
import { providerName } from './provider-name.ts'
import { ConfirmStep } from './confirm-step.tsx'
import type { Unlinked } from './unlinked.ts'
import { storePendingLink } from './pending-link.ts'
import { resendSeconds } from './resend-seconds.ts'

interface Props {
  unlinked: Unlinked
  rules: BrandRules
}

const wantsCaptcha = (error: unknown) =>
  error instanceof CallRefused && (error.code === 'wrong_captcha' || 'captcha' in error.errors)

/** Links the provider's account to one of ours after its password. */
export function Link({ unlinked: { ticket, provider }, rules }: Props) {
  const { t } = useWords(accountWords)
  const [captcha, setCaptcha] = useState(false)
  const [isSure, setSure] = useState(false)
  const form = useForm({ form: loginForm(rules, { by: 'username', captcha }), facts: useFacts('') })
  const link = async ({ username = '', captcha: letters }: Record<string, string>) => {
    if (!isSure) {
      setSure(true)
      return
    }
    const { password = '' } = form.values
    const input = { ticket, username, password, ...(letters !== undefined && { captcha: letters }) }
    const linking = callEncrypted('POST /wps/social/link', input)
    const answer = await linking.catch((error: unknown) => {
      setSure(false)
      if (wantsCaptcha(error)) setCaptcha(true)
      throw error
    })
    if (answer.step === 'linked') return
    // If a further proof is needed, the link follows it; the ticket is enough then.
    if (answer.step === 'prove') storePendingLink(ticket)
    const next = answer.step === 'prove' ? 'social' : undefined
    await handleSignInAnswer(answer, next, resendSeconds)
  }
  return (
    <FormBox form={form} onSend={link}>
      <TextField
        form={form}
        name="username"
        label={t('security.username')}
        autoComplete="username"
      />
      <PasswordField form={form} name="password" label={t('security.way_password')} />
      {captcha && <CaptchaField form={form} />}
      {isSure ? (
        <ConfirmStep
          text={t('security.social_sure_link', {
            provider: providerName(provider),
            name: form.values.username?.trim() ?? '',
          })}
          busy={form.busy}
          onBack={() => setSure(false)}
        />
      ) : (
        <Button type="submit" isWide>
          {t('security.social_link')}
        </Button>
      )}
    </FormBox>
  )
}
