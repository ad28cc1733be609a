import { useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { useAccountWords } from '#lib/account-words'
import { call, callEncrypted, CallRefused } from '#lib/call'
import { useCountries, useFacts, useForm, type Values } from '#lib/forms'
import { invitationIn, keptInvitation, type Invitation } from '#lib/invitation'
import { usePhoneCode } from '#lib/phone-code'
import { receiveSignIn } from '#lib/sign-in'
import { formOf, shownFields } from './asked-for.ts'
import { payloadOf } from './payload.ts'
import { noteRegistered } from './registered.ts'
import type { Mode, Status } from './status.ts'

/** The form of a registration, and what happens when it is sent. */
export function useRegistration(status: Status, mode: Mode, isShort: boolean) {
  const { ta } = useAccountWords()
  const { minimumAge, phoneProvider } = status.accounts
  const countries = useCountries()
  const { diallingCode } = countries
  const code = usePhoneCode(phoneProvider, 'register')
  const [sendsCaptcha, setSendsCaptcha] = useState(false)
  const invited = useInvited()
  const rules = withoutRepeating(formOf(status, mode), isShort)
  const form = useForm({
    form: rules,
    facts: useFacts(diallingCode, minimumAge),
    first: invited,
    more: ({ agreeTerms, ageConfirmed }) => ({
      ...(agreeTerms !== 'true' && { agreeTerms: ta('rules.agree_terms') }),
      ...(ageConfirmed !== 'true' && {
        ageConfirmed: ta('rules.confirm_age', { age: minimumAge }),
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
    const payload = { ...payloadOf(typed, mode, diallingCode), ...proof }
    const answer =
      mode === 'register'
        ? await callEncrypted('PUT /wps/member/register', payload)
        : await callEncrypted('PUT /wps/member/register/mobile', payload)
    noteRegistered(mode)
    await receiveSignIn(answer, 'registerSuccess')
  }
  const needsCaptcha = sendsCaptcha && rules.get('captcha')?.rule.enabled !== true
  return { form, rules, countries, sendCode, send, needsCaptcha }
}

/** Who brought the visitor: by the address of this page, else by that of the first one. */
function useInvited(): Invitation {
  const search = useSearch()
  const kept = useSyncExternalStore(watchNothing, keptSearch, () => '')
  return { ...invitationIn(kept), ...invitationIn(search) }
}

/** Nothing changes it while a form is open. The server, which draws the page, does not know it. */
const watchNothing = () => () => undefined
const keptSearch = () => String(new URLSearchParams(keptInvitation()))

/** Who registers in short sees the password instead of typing it twice. */
function withoutRepeating(form: ReturnType<typeof formOf>, isShort: boolean) {
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

/** The call that sends codes has another name for the number than the form. */
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
