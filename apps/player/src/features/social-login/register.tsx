import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { socialInviters, socialRegisterForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useState, type ComponentProps } from 'react'
import { Link } from 'wouter'
import { callEncrypted, type Value } from '#lib/call'
import { FormBox, TextField, Checkbox, useFacts, useForm } from '#lib/forms'
import { keptInvitation } from '#lib/invitation'
import { handleSignInAnswer } from '#lib/sign-in'
import { providerName } from './provider-name.ts'
import { ConfirmStep } from './confirm-step.tsx'
import type { Unlinked } from './unlinked.ts'

interface Props {
  unlinked: Unlinked
  status: Value<'GET /wps/system/status'>
}

/** Registers an account for the provider's account: name, inviter, terms and age. */
export function Register({ unlinked: { ticket, provider }, status }: Props) {
  const { t } = useWords(accountWords)
  const { minimumAge: age } = status.accounts
  const [isSure, setSure] = useState(false)
  // The codes of the address by which the visitor came, from before the way to the provider.
  const [invitation] = useState(keptInvitation)
  const rules = socialRegisterForm(status.registerRules)
  const form = useForm({
    form: rules,
    first: invitation,
    facts: useFacts('', age),
    more: ({ agreeTerms, ageConfirmed }) => ({
      ...(agreeTerms !== 'true' && { agreeTerms: t('rules.agree_terms') }),
      ...(ageConfirmed !== 'true' && { ageConfirmed: t('rules.confirm_age', { age }) }),
    }),
  })
  const register = async ({ username = '', ...typed }: Record<string, string>) => {
    if (!isSure) {
      setSure(true)
      return
    }
    const agreed = { agreeTerms: true, ageConfirmed: true }
    const input = { ticket, username, ...invitation, ...typed, ...agreed }
    const opening = callEncrypted('PUT /wps/social/register', input)
    const answer = await opening.catch((error: unknown) => {
      setSure(false)
      throw error
    })
    await handleSignInAnswer(answer, 'registerSuccessModal')
  }
  return (
    <FormBox form={form} onSend={register}>
      <TextField
        form={form}
        name="username"
        label={t('security.username')}
        autoComplete="username"
      />
      {socialInviters.map((name) => (
        <Inviter key={name} name={name} rule={rules.get(name)?.rule} form={form} />
      ))}
      <div className="flex flex-col">
        <Checkbox form={form} name="agreeTerms">
          {t('security.agree')}{' '}
          <Link href="/help" target="_blank" className="font-semibold text-accent underline">
            {t('security.terms')}
          </Link>
        </Checkbox>
        <Checkbox form={form} name="ageConfirmed">
          {t('security.age', { age })}
        </Checkbox>
      </div>
      {isSure ? (
        <ConfirmStep
          text={t('security.social_sure_register', { provider: providerName(provider) })}
          busy={form.busy}
          onBack={() => setSure(false)}
        />
      ) : (
        <Button type="submit" isWide>
          {t('security.social_register')}
        </Button>
      )}
    </FormBox>
  )
}

interface InviterProps {
  name: (typeof socialInviters)[number]
  rule: { readonly required: boolean } | undefined
  form: ComponentProps<typeof TextField>['form']
}

/** A code of who invited the player, where the brand asks for one. */
function Inviter({ name, rule, form }: InviterProps) {
  const { t } = useWords(accountWords)
  if (!rule) return null
  const text = t(`register.${name}`)
  const label = rule.required ? text : t('register.optional', { label: text })
  return <TextField form={form} name={name} label={label} placeholder={text} autoComplete="off" />
}
