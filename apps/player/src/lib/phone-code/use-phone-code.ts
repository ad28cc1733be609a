import { useRef } from 'react'
import { useAccountWords } from '#lib/account-words'
import { call, type Value } from '#lib/call'

type Provider = Value<'GET /wps/system/status'>['accounts']['phoneProvider']

interface Number {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly captcha?: string
}

/** What goes along with a form: the code itself, or what the phone provider made of it. */
type Proof =
  | { readonly verificationCode: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string }

/** LIST of what codes are sent for, by the calls that send them. */
const sending = {
  login: (number: Number) => call('POST /wps/verification/sms/noLogin', number),
  reset: (number: Number) => call('POST /wps/verification/sms/reset', number),
  register: ({ mobileNum, ...rest }: Number) =>
    call('POST /wps/verification/sms/register', { mobileNo: mobileNum, ...rest }),
}

/** A code to a phone: from us, or from the provider that the brand has for it. */
export function usePhoneCode(provider: Provider, purpose: keyof typeof sending) {
  const { ta } = useAccountWords()
  const session = useRef('')
  return {
    /** Tells for how many seconds no other code is asked for. */
    send: async (number: Number): Promise<number> => {
      if (!provider) return (await sending[purpose](number)).expiredMinutes * 60
      const { sendByProvider } = await import('./later-provider.ts')
      session.current = await sendByProvider(provider, number, ta)
      return 60
    },
    prove: async (code: string): Promise<Proof> => {
      if (!provider) return { verificationCode: code }
      const { proveByProvider } = await import('./later-provider.ts')
      const firebaseIdToken = await proveByProvider(provider, session.current, code, ta)
      return { firebaseChannel: 'sms', firebaseIdToken }
    },
  }
}
