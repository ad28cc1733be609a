import { captchaForm, forgotByPhoneForm, type BrandRules } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { call, callEncrypted } from '#lib/call'
import {
  CaptchaField,
  CodeField,
  FormBox,
  PasswordField,
  PhoneField,
  useCountries,
  useFacts,
  useForm,
} from '#lib/forms'
import { receiveSignIn } from '#lib/sign-in'
import { wantsCaptcha } from './wants-captcha.ts'

/** The phone's own code and a new password, and then somebody is signed in. */
export function ByPhone({ rules }: { rules: BrandRules }) {
  const { ta } = useAccountWords()
  const countries = useCountries()
  const { diallingCode: countryDialingCode } = countries
  const facts = useFacts(countryDialingCode)
  const form = useForm({ form: forgotByPhoneForm(rules), facts })
  // The picture's letters go with the sending of a code, not with what is sent at the end.
  const picture = useForm({ form: captchaForm, facts })
  const [hasCaptcha, setCaptcha] = useState(false)
  const send = async (work?: string) => {
    const mobileNum = form.values.mobileNum?.trim() ?? ''
    const captcha = work ?? (hasCaptcha ? (picture.values.captcha ?? '') : undefined)
    const input = { mobileNum, countryDialingCode, ...(captcha !== undefined && { captcha }) }
    const sending = call('POST /wps/verification/sms/reset', input)
    const { expiredMinutes } = await sending.catch((error: unknown) => {
      if (wantsCaptcha(error)) setCaptcha(true)
      throw error
    })
    return expiredMinutes * 60
  }
  const sendAndRefresh = (work?: string) => send(work).finally(picture.nextRound)
  const reset = async ({ mobileNum = '', verificationCode = '' }: Record<string, string>) => {
    const { newPassword = '' } = form.values
    const input = { mobileNum, countryDialingCode, verificationCode, newPassword }
    const answer = await callEncrypted('POST /wps/member/password/verification', input)
    pushToast(ta('security.change_done'), 'good')
    await receiveSignIn(answer)
  }
  return (
    <FormBox form={form} onSend={reset}>
      <p className="text-text-quiet">{ta('security.forgot_phone_lead')}</p>
      <PhoneField
        form={form}
        name="mobileNum"
        label={ta('security.mobile')}
        countries={countries}
      />
      {hasCaptcha && <CaptchaField form={picture} />}
      <CodeField
        form={form}
        name="verificationCode"
        label={ta('security.enter_sms')}
        placeholder={ta('security.code')}
        isReady={() => form.check('mobileNum') && (!hasCaptcha || picture.check('captcha'))}
        send={sendAndRefresh}
      />
      <PasswordField form={form} name="newPassword" label={ta('security.password_new')} isNew />
      <Button type="submit" busy={form.busy} isWide>
        {ta('security.reset_now')}
      </Button>
    </FormBox>
  )
}
