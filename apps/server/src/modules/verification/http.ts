import { checkPhone, phoneField, wordsOf } from '@fairhouse/rules'
import type { BrandModule } from '#modules/brand'
import type { Caller, HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { askingBrowser } from './requester.ts'
import type { Captcha } from './captcha/index.ts'
import type { createCodes } from './codes.ts'
import type { Destinations } from './destinations.ts'
import type { HumanCheck } from './human-check.ts'
import type { createPhoneTokens } from './phone-tokens.ts'
import { readPhone } from './read-phone.ts'
import type { CodePurpose } from './rules.ts'

/** Facts about a number and the requesting browser, from modules that depend on this one. */
export interface KnownPhone {
  hasAccount: boolean
  /** Set if that account has signed in from this browser. */
  device: string | undefined
}

export type LookUpPhone = (
  caller: Pick<Caller, 'brand' | 'getCookie'>,
  e164: string,
) => Promise<KnownPhone>

export interface HttpDeps {
  kit: Kit
  brands: BrandModule
  captcha: Captcha
  codes: ReturnType<typeof createCodes>
  destinations: Destinations
  humanCheck: HumanCheck
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

export function verificationHttp(deps: HttpDeps, knows: LookUpPhone): Handlers {
  const { captcha, humanCheck, phoneTokens } = deps
  const send = codeSender(deps, knows)
  return {
    'GET /wps/captcha': async (request) => captcha.picture(humanCheck.browserOf(request)),
    'GET /wps/captcha/work': async (request) => captcha.work(humanCheck.browserOf(request)),
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

function codeSender(
  { kit, brands, humanCheck, codes, destinations }: HttpDeps,
  knows: LookUpPhone,
) {
  return async (request: SendRequest, purpose: CodePurpose, typed: Typed) => {
    const { brand, language, refuse } = request
    const { field, number, diallingCode } = typed
    const rule = phoneField(brands.byId(brand.id).settings.registerRules)
    const fault = checkPhone(rule, number, { diallingCode, readPhone })
    if (fault) return refuse('invalid_fields', { [field]: wordsOf(fault) })
    const to = readPhone(diallingCode, number)
    if (to === undefined) return refuse('invalid_fields', { [field]: 'invalid' })
    const target = { brandId: brand.id, purpose, channel: 'sms', to } as const
    destinations.require(target)
    const { hasAccount, device } = await knows(request, to)
    const asker = { ...askingBrowser(request, kit.random), device }
    await humanCheck.require(request, typed.captcha, await codes.demandOf({ ...target, asker }))
    const really = purpose === 'register' || hasAccount
    return codes.send({ ...target, language, asker, really })
  }
}
