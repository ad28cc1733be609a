import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { call, callEncrypted, CallRefused } from '#lib/call'
import { useCountries, useFacts, useForm, type Values } from '#lib/forms'
import { invitationIn, keptInvitation, type Invitation } from '#lib/invitation'
import { usePhoneCode } from '#lib/phone-code'
import { handleSignInAnswer } from '#lib/sign-in'
import { brandForm, shownFields } from './brand-form.ts'
import { toPayload } from './payload.ts'
import { rememberMode } from './last-mode.ts'
import type { Mode, Status } from './status.ts'

/** State and submission of the registration form. */
export function useRegistration(status: Status, mode: Mode, isShort: boolean) {
  const { t } = useWords(accountWords)
  const { minimumAge, phoneProvider } = status.accounts
  const countries = useCountries()
  const { diallingCode } = countries
  const code = usePhoneCode(phoneProvider, 'register')
  const [sendsCaptcha, setSendsCaptcha] = useState(false)
  const invited = useInvited()
  const rules = withoutRepeating(brandForm(status, mode), isShort)
  const form = useForm({
    form: rules,
    facts: useFacts(diallingCode, minimumAge),
    first: invited,
    more: ({ agreeTerms, ageConfirmed }) => ({
      ...(agreeTerms !== 'true' && { agreeTerms: t('rules.agree_terms') }),
      ...(ageConfirmed !== 'true' && {
        ageConfirmed: t('rules.confirm_age', { age: minimumAge }),
      }),
    }),
  })
  const sendCode = async (work?: string) => {
    const { mobileNum = '', captcha = '' } = form.values
    const shown = work ?? (sendsCaptcha ? captcha : '')
    const used = shown ? { captcha: shown } : {}
    try {
      const number = { mobileNum, countryDialingCode: diallingCode, ...used }
      const seconds = await code.send(number)
      if (sendsCaptcha && captcha) form.nextRound()
      return seconds
    } catch (problem) {
      if (problem instanceof CallRefused && 'captcha' in problem.errors) setSendsCaptcha(true)
      throw renamed(problem)
    }
  }
  const send = async ({ verificationCode, ...good }: Values) => {
    const isShown = shownFields(rules, status, mode, isShort).includes('affiliateCode')
    if (isShown && good.affiliateCode) await checkAffiliate(good.affiliateCode)
    const proof = verificationCode ? await code.prove(verificationCode) : {}
    const typed = { ...invited, ...good }
    const payload = { ...toPayload(typed, mode, diallingCode), ...proof }
    const answer =
      mode === 'register'
        ? await callEncrypted('PUT /wps/member/register', payload)
        : await callEncrypted('PUT /wps/member/register/mobile', payload)
    rememberMode(mode)
    await handleSignInAnswer(answer, 'registerSuccessModal')
  }
  const needsCaptcha = sendsCaptcha && rules.get('captcha')?.rule.enabled !== true
  return { form, rules, countries, sendCode, send, needsCaptcha }
}

/** Invitation codes from this address, else from the visitor's first page. */
function useInvited(): Invitation {
  const search = useSearch()
  const stored = useSyncExternalStore(watchNothing, invitationSearch, () => '')
  return { ...invitationIn(stored), ...invitationIn(search) }
}

/** The stored invitation never changes while a form is open and is unknown on the server. */
const watchNothing = () => () => undefined
const invitationSearch = () => String(new URLSearchParams(keptInvitation()))

/** The short form shows the password instead of asking for it twice. */
function withoutRepeating(form: ReturnType<typeof brandForm>, isShort: boolean) {
  return isShort ? new Map([...form].filter(([name]) => name !== 'confirmPassword')) : form
}

async function checkAffiliate(code: string): Promise<void> {
  try {
    await call('GET /wps/agent/affiliate', { code, domain: location.host })
  } catch (problem) {
    if (!(problem instanceof CallRefused)) throw problem
    const { message, code: why } = problem
    const errors = { affiliateCode: message }
    throw new CallRefused({ success: false, value: null, code: why, message, errors })
  }
}

/** The call that sends codes names the phone field differently. */
function renamed(problem: unknown): unknown {
  const number = problem instanceof CallRefused ? problem.errors.mobileNo : undefined
  if (!(problem instanceof CallRefused) || number === undefined) return problem
  const { message, code } = problem
  return new CallRefused({
    success: false,
    value: null,
    code,
    message,
    errors: { mobileNum: number },
  })
}
