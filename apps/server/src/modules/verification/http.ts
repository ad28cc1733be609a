import { checkPhone, phoneField, wordsOf } from '@fairhouse/rules'
import type { BrandModule } from '#modules/brand'
import type { HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Captcha } from './captcha/index.ts'
import type { createCodes } from './codes.ts'
import type { createPhoneTokens } from './phone-tokens.ts'
import { readPhone } from './read-phone.ts'
import { captchaSeconds, type CodePurpose } from './rules.ts'

/** Whether a number has an account in the brand: asked of the module that knows accounts. */
export type KnowsPhone = (brandId: string, e164: string) => Promise<boolean>

export interface HttpParts {
  kit: Kit
  brands: BrandModule
  captcha: Captcha
  codes: ReturnType<typeof createCodes>
  phoneTokens: ReturnType<typeof createPhoneTokens>
}

export type VerificationRoute =
  | 'GET /wps/captcha'
  | 'GET /wps/captcha/work'
  | 'POST /wps/verification/sms/noLogin'
  | 'POST /wps/verification/sms/register'
  | 'POST /wps/verification/sms/reset'
  | 'POST /wps/verification/phone/nonce'

type Handlers = HandlersOf<VerificationRoute>

type SendRoute = Extract<keyof Handlers, `${string}/sms/${string}`>
type SendRequest = Omit<Parameters<Handlers[SendRoute]>[0], 'input'>

interface Typed {
  field: 'mobileNum' | 'mobileNo'
  number: string
  diallingCode: string
  captcha: string | undefined
}

export function verificationHttp(parts: HttpParts, knows: KnowsPhone): Handlers {
  const { kit, captcha, phoneTokens } = parts
  const send = codeSender(parts, knows)
  /** The same cookie for picture and work, so that either answers for this browser. */
  const browserOf = ({ kept, keep }: Pick<SendRequest, 'kept' | 'keep'>) => {
    const known = kept('captcha')
    const browser = known && /^[\w-]{43}$/.test(known) ? known : kit.random.token()
    keep('captcha', browser, captchaSeconds)
    return browser
  }

  return {
    'GET /wps/captcha': async (request) => captcha.picture(browserOf(request)),
    'GET /wps/captcha/work': async (request) => captcha.work(browserOf(request)),
    'POST /wps/verification/sms/noLogin': async (request) =>
      send(request, 'login', typedIn('mobileNum', request.input.mobileNum, request.input)),
    'POST /wps/verification/sms/register': async (request) =>
      send(request, 'register', typedIn('mobileNo', request.input.mobileNo, request.input)),
    'POST /wps/verification/sms/reset': async (request) =>
      send(request, 'reset', typedIn('mobileNum', request.input.mobileNum, request.input)),
    'POST /wps/verification/phone/nonce': async ({ refuse }) => {
      const nonce = await phoneTokens.newNonce()
      return nonce === undefined ? refuse('feature_off') : { nonce }
    },
  }
}

function typedIn(
  field: Typed['field'],
  number: string,
  { countryDialingCode, captcha }: { countryDialingCode: string; captcha?: string | undefined },
): Typed {
  return { field, number, diallingCode: countryDialingCode.replace(/^\+/, ''), captcha }
}

function codeSender({ brands, captcha, codes }: HttpParts, knows: KnowsPhone) {
  return async (request: SendRequest, purpose: CodePurpose, typed: Typed) => {
    const { brand, address, language, kept, refuse } = request
    const { field, number, diallingCode } = typed
    const rule = phoneField(brands.byId(brand.id).settings.registerRules)
    const fault = checkPhone(rule, number, { diallingCode, readPhone })
    if (fault) return refuse('invalid_fields', { [field]: wordsOf(fault) })
    const to = readPhone(diallingCode, number)
    if (to === undefined) return refuse('invalid_fields', { [field]: 'invalid' })
    if (await codes.asksForCaptcha(address)) {
      const passes = await captcha.passes(kept('captcha'), typed.captcha)
      if (!passes) refuse('wrong_captcha', { captcha: typed.captcha ? 'invalid' : 'required' })
    }
    const really = purpose === 'register' || (await knows(brand.id, to))
    const target = { brandId: brand.id, purpose, channel: 'sms', to } as const
    return codes.send({ ...target, language, address, really })
  }
}
