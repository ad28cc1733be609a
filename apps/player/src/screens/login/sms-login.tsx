import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { loginForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { CaptchaField, CodeField, FormBox, PhoneField } from '#lib/forms'
import { useCountries, useFacts, useForm } from '#lib/forms'
import { usePhoneCode } from '#lib/phone-code'
import { useQuery } from '#lib/query'
import { rememberedQuery } from './remembered-account.tsx'
import { RememberMe } from './remember-me.tsx'
import type { Status } from './status.ts'
import { useLogin } from './use-login.ts'

/** Sign-in by phone number and SMS code, with the number this browser remembers. */
export function SmsLogin({ status }: { status: Status }) {
  const { t } = useWords(accountWords)
  const { remembered, onInput } = useRememberedPhone()
  const countries = useCountries(remembered?.countryDialingCode)
  const { diallingCode } = countries
  const { hasCaptcha, orCaptcha, enter } = useLogin()
  const code = usePhoneCode(status.accounts.phoneProvider, 'login')
  const form = useForm({
    form: loginForm(status.registerRules, { by: 'sms', captcha: hasCaptcha }),
    facts: useFacts(diallingCode),
    first: { mobileNum: remembered?.mobileNum ?? '' },
  })
  const { mobileNum = '', captcha = '', rememberMe } = form.values
  const send = async (work?: string) => {
    const shown = work ?? captcha
    const number = { mobileNum, countryDialingCode: diallingCode, ...(shown && { captcha: shown }) }
    const seconds = await orCaptcha(() => code.send(number))
    if (captcha) form.nextRound()
    return seconds
  }
  const signIn = async ({ verificationCode = '', ...good }: Readonly<Record<string, string>>) =>
    enter({
      ...good,
      ...(await code.prove(verificationCode)),
      type: 'sms',
      countryDialingCode: diallingCode,
      rememberMe: rememberMe === 'true',
    })
  return (
    <FormBox form={form} onSend={signIn}>
      <PhoneField
        form={form}
        name="mobileNum"
        label={t('login.mobile')}
        countries={countries}
        onInput={onInput}
        data-first-focus
      />
      {hasCaptcha && <CaptchaField form={form} />}
      <CodeField
        form={form}
        name="verificationCode"
        label={t('login.code')}
        isReady={() => form.check('mobileNum')}
        send={send}
      />
      <RememberMe form={form} />
      <Button type="submit" isWide busy={form.busy}>
        {t('login.enter')}
      </Button>
    </FormBox>
  )
}

/** The remembered number, unless another one was typed before it arrived. */
function useRememberedPhone() {
  const { data } = useQuery(rememberedQuery)
  const [isTypedEarlier, setTypedEarlier] = useState(false)
  return {
    remembered: isTypedEarlier ? null : data?.phone,
    onInput: () => setTypedEarlier((before) => before || data === undefined),
  }
}
