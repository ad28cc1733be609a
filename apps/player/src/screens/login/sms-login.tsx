import { loginForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { CaptchaField, CodeField, FormBox, PhoneField } from '#lib/forms'
import { useCountries, useFacts, useForm } from '#lib/forms'
import { usePhoneCode } from '#lib/phone-code'
import { Stay } from './stay.tsx'
import type { Status } from './status.ts'
import { useLogin } from './use-login.ts'

/** By phone number and the code that was sent to it. */
export function SmsLogin({ status }: { status: Status }) {
  const { ta } = useAccountWords()
  const countries = useCountries()
  const { diallingCode } = countries
  const { hasCaptcha, orCaptcha, enter } = useLogin()
  const code = usePhoneCode(status.accounts.phoneProvider, 'login')
  const form = useForm({
    form: loginForm(status.registerRules, { by: 'sms', captcha: hasCaptcha }),
    facts: useFacts(diallingCode),
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
        label={ta('login.mobile')}
        countries={countries}
        data-first-focus
      />
      {hasCaptcha && <CaptchaField form={form} />}
      <CodeField
        form={form}
        name="verificationCode"
        label={ta('login.code')}
        isReady={() => form.check('mobileNum')}
        send={send}
      />
      <Stay form={form} />
      <Button type="submit" isWide busy={form.busy}>
        {ta('login.enter')}
      </Button>
    </FormBox>
  )
}
