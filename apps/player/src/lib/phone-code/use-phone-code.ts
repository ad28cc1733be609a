import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { useRef } from 'react'
import { call, type Value } from '#lib/call'

type Provider = Value<'GET /wps/system/status'>['accounts']['phoneProvider']

interface Number {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly captcha?: string
}

/** Proof sent with a form: the code, or the ID token of the phone provider. */
type Proof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string }

/** LIST of purposes of a code, with the call that sends it. */
const sendByPurpose = {
  login: (number: Number) => call('POST /wps/verification/sms/noLogin', number),
  reset: (number: Number) => call('POST /wps/verification/sms/reset', number),
  register: ({ mobileNum, ...rest }: Number) =>
    call('POST /wps/verification/sms/register', { mobileNo: mobileNum, ...rest }),
}

/** Sends a code to a phone: by us, or by the brand's phone provider. */
export function usePhoneCode(provider: Provider, purpose: keyof typeof sendByPurpose) {
  const { t } = useWords(accountWords)
  const session = useRef('')
  return {
    /** Returns the seconds until another code can be sent. */
    send: async (number: Number): Promise<number> => {
      if (!provider) return (await sendByPurpose[purpose](number)).expiredMinutes * 60
      const { sendByProvider } = await import('./phone-provider.lazy.ts')
      session.current = await sendByProvider(provider, number, t)
      return 60
    },
    prove: async (code: string): Promise<Proof> => {
      if (!provider) return { verificationCode: code }
      const { proveByProvider } = await import('./phone-provider.lazy.ts')
      const firebaseIdToken = await proveByProvider(provider, session.current, code, t)
      return { firebaseChannel: 'sms', firebaseIdToken }
    },
  }
}
