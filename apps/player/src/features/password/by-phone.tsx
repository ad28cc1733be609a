import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { captchaForm, forgotByPhoneForm, type BrandRules } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
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
import { handleSignInAnswer } from '#lib/sign-in'
import { wantsCaptcha } from './wants-captcha.ts'

/** Resets the password with a code sent to the phone, and signs in. */
export function ByPhone({ rules }: { rules: BrandRules }) {
  const { t } = useWords(accountWords)
  const countries = useCountries()
  const { diallingCode: countryDialingCode } = countries
  const facts = useFacts(countryDialingCode)
  const form = useForm({ form: forgotByPhoneForm(rules), facts })
  // The captcha is sent with the code request, not with the form.
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
    pushToast(t('security.change_done'), 'good')
    await handleSignInAnswer(answer)
  }
  return (
    <FormBox form={form} onSend={reset}>
      <p className="text-text-quiet">{t('security.forgot_phone_lead')}</p>
      <PhoneField form={form} name="mobileNum" label={t('security.mobile')} countries={countries} />
      {hasCaptcha && <CaptchaField form={picture} />}
      <CodeField
        form={form}
        name="verificationCode"
        label={t('security.enter_sms')}
        placeholder={t('security.code')}
        isReady={() => form.check('mobileNum') && (!hasCaptcha || picture.check('captcha'))}
        send={sendAndRefresh}
      />
      <PasswordField form={form} name="newPassword" label={t('security.password_new')} isNew />
      <Button type="submit" busy={form.busy} isWide>
        {t('security.reset_now')}
      </Button>
    </FormBox>
  )
}
