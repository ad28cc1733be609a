import { socialRegisterForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAccountWords } from '#lib/account-words'
import { callEncrypted, type Value } from '#lib/call'
import { FormBox, TextField, Tick, useFacts, useForm } from '#lib/forms'
import { receiveSignIn } from '#lib/sign-in'
import { providerName } from './provider-name.ts'
import { Sure } from './sure.tsx'
import type { Unlinked } from './unlinked.ts'

interface Props {
  unlinked: Unlinked
  status: Value<'GET /wps/system/status'>
}

/** Opens an account for the provider's account: a name, the terms and the age. */
export function Register({ unlinked: { ticket, provider }, status }: Props) {
  const { ta } = useAccountWords()
  const { minimumAge: age } = status.accounts
  const [isSure, setSure] = useState(false)
  const form = useForm({
    form: socialRegisterForm(status.registerRules),
    facts: useFacts(''),
    more: ({ agreeTerms, ageConfirmed }) => ({
      ...(agreeTerms !== 'true' && { agreeTerms: ta('rules.agree_terms') }),
      ...(ageConfirmed !== 'true' && { ageConfirmed: ta('rules.confirm_age', { age }) }),
    }),
  })
  const register = async ({ username = '' }: Record<string, string>) => {
    if (!isSure) {
      setSure(true)
      return
    }
    const input = { ticket, username, agreeTerms: true, ageConfirmed: true }
    const opening = callEncrypted('PUT /wps/social/register', input)
    const answer = await opening.catch((error: unknown) => {
      setSure(false)
      throw error
    })
    await receiveSignIn(answer, 'registerSuccess')
  }
  return (
    <FormBox form={form} onSend={register}>
      <TextField
        form={form}
        name="username"
        label={ta('security.username')}
        autoComplete="username"
      />
      <div className="flex flex-col">
        <Tick form={form} name="agreeTerms">
          {ta('security.agree')}{' '}
          <Link href="/help" target="_blank" className="font-semibold text-accent underline">
            {ta('security.terms')}
          </Link>
        </Tick>
        <Tick form={form} name="ageConfirmed">
          {ta('security.age', { age })}
        </Tick>
      </div>
      {isSure ? (
        <Sure
          text={ta('security.social_sure_register', { provider: providerName(provider) })}
          busy={form.busy}
          onBack={() => setSure(false)}
        />
      ) : (
        <Button type="submit" isWide>
          {ta('security.social_register')}
        </Button>
      )}
    </FormBox>
  )
}
