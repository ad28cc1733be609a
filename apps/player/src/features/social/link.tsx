import { loginForm, type BrandRules } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { callEncrypted, CallRefused } from '#lib/call'
import { CaptchaField, FormBox, PasswordField, TextField, useFacts, useForm } from '#lib/forms'
import { receiveSignIn } from '#lib/sign-in'
import { providerName } from './provider-name.ts'
import { Sure } from './sure.tsx'
import type { Unlinked } from './unlinked.ts'
import { keepLink } from './waiting-link.ts'

interface Props {
  unlinked: Unlinked
  rules: BrandRules
}

const wantsCaptcha = (error: unknown) =>
  error instanceof CallRefused && (error.code === 'wrong_captcha' || 'captcha' in error.errors)

/** Ties the provider's account to one of ours, whose password is asked for. */
export function Link({ unlinked: { ticket, provider }, rules }: Props) {
  const { ta } = useAccountWords()
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
    // Who must prove more is not linked before that: then the ticket alone is enough.
    if (answer.step === 'prove') keepLink(ticket)
    await receiveSignIn(answer, answer.step === 'prove' ? 'social' : undefined)
  }
  return (
    <FormBox form={form} onSend={link}>
      <TextField
        form={form}
        name="username"
        label={ta('security.username')}
        autoComplete="username"
      />
      <PasswordField form={form} name="password" label={ta('security.way_password')} />
      {captcha && <CaptchaField form={form} />}
      {isSure ? (
        <Sure
          text={ta('security.social_sure_link', {
            provider: providerName(provider),
            name: form.values.username?.trim() ?? '',
          })}
          busy={form.busy}
          onBack={() => setSure(false)}
        />
      ) : (
        <Button type="submit" isWide>
          {ta('security.social_link')}
        </Button>
      )}
    </FormBox>
  )
}
