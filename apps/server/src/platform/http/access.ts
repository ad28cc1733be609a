import type { Call, Permission, RateClass, RateClassRule, RefusalCode } from '@fairhouse/protocol'
import type { CountryOf } from '#platform/country'
import type { Rate } from '#platform/rate'
import { countedAddress } from './address.ts'
import type { HttpRequest } from './request.ts'
import {
  bearerToken,
  cookieName,
  readCookie,
  type Area,
  type Gate,
  type GateBrand,
  type GateSession,
  type Visitor,
} from './gate.ts'
import { isForeign, isSecure, ownOrigin } from './origin.ts'
import { Refusal } from './refusal.ts'

export interface AccessOptions {
  gate: Gate
  rate: Rate
  rateClasses: Record<RateClass, RateClassRule>
  /** Cookies are always Secure in production; otherwise only over https. */
  secureOnly: boolean
  countrySource: CountrySource
  closing(): boolean
}

/** A call and its area, known before any request. */
export interface AccessTarget {
  call: Call
  area: Area
}

export interface Access {
  brand: GateBrand | undefined
  session: GateSession | undefined
}

const lookUpRule = { limit: 600, perSeconds: 60, by: 'address' } as const

/**
 * The checks before the input is read: open, brand, origin, session, actor, flag, rate, permission.
 * Returns a promise only if the database is needed; most requests pass without waiting.
 */
export function checkAccess(
  target: AccessTarget,
  request: HttpRequest,
  options: AccessOptions,
): Access | Promise<Access> {
  const brand = checkSite(target, request, options)
  // A preview cookie shows the brand as a visitor sees it, never signed in.
  if (brand?.isPreview) return admit(target, request, options, { brand, session: undefined })
  const session = cachedSession(target, request, options)
  if (session !== 'unknown') return admit(target, request, options, { brand, session })
  return lookUpSession(target, request, options).then((found) =>
    admit(target, request, options, { brand, session: found }),
  )
}

function admit(
  target: AccessTarget,
  request: HttpRequest,
  options: AccessOptions,
  { brand, session: found }: Access,
): Access | Promise<Access> {
  const { call } = target
  const session = found?.brandId === (brand?.id ?? null) ? found : undefined
  const refusal = actorRefusal(target.call, request, session)
  if (refusal) throw new Refusal(refusal)
  if (call.flag && !brand?.flags.has(call.flag)) throw new Refusal('feature_off')
  const rule = options.rateClasses[call.rate]
  const account = rule.by === 'subject' ? session?.subjectId : undefined
  const hasAllowance = options.rate.take(call.rate, rule, account ?? countedAddress(request.ip))
  const access = { brand, session }
  if (call.permission) return requirePermission(call.permission, hasAllowance, access, options.gate)
  if (typeof hasAllowance !== 'boolean')
    return hasAllowance.then((has) => requireAllowance(has, access))
  return requireAllowance(hasAllowance, access)
}

/** Only staff have permissions, so a call with a permission is closed to everyone else. */
async function requirePermission(
  permission: Permission,
  hasAllowance: boolean | Promise<boolean>,
  access: Access,
  gate: Gate,
): Promise<Access> {
  const { session } = requireAllowance(await hasAllowance, access)
  const may = session?.kind === 'staff' && (await gate.staffMay(session.subjectId, permission))
  if (!may) throw new Refusal('not_allowed')
  return access
}

function requireAllowance(hasAllowance: boolean, access: Access): Access {
  if (!hasAllowance) throw new Refusal('too_many_requests')
  return access
}

function checkSite(
  target: AccessTarget,
  request: HttpRequest,
  options: AccessOptions,
): GateBrand | undefined {
  if (options.closing()) throw new Refusal('shutting_down')
  const { call } = target
  const { headers } = request
  const brand = target.area === 'office' ? undefined : brandOf(request, options.gate)
  const isClosed = brand?.maintenance || (brand?.isPreview && call.method !== 'GET')
  if (isClosed && !call.always) throw new Refusal('maintenance')
  if (!call.always && brand?.isRestricted(visitorOf(request, options.countrySource))) {
    const halves = sessionHalves(target, request, options.secureOnly)
    const visitor = visitorOf(request, options.countrySource)
    if (halves) options.gate.noteRestrictedVisit(halves.token, halves.cookie, visitor)
    throw new Refusal('restricted')
  }
  const fetchSite = singleHeader(headers['sec-fetch-site'])
  const siteOrigin = ownOrigin(request, options.secureOnly)
  const facts = { method: call.method, own: siteOrigin, origin: headers.origin, fetchSite }
  if (isForeign(facts)) throw new Refusal('wrong_origin')
  return brand
}

function brandOf(request: HttpRequest, gate: Gate): GateBrand {
  const { merchant, cookie } = request.headers
  const brand = gate.brandOf(request.hostname, singleHeader(merchant), cookie)
  if (!brand) throw new Refusal('unknown_brand')
  return brand
}

function sessionHalves(target: AccessTarget, request: HttpRequest, secureOnly: boolean) {
  const token = bearerToken(request.headers.authorization)
  if (!token) return undefined
  const name = cookieName(target.area, isSecure(request, secureOnly))
  const cookie = readCookie(request.headers.cookie, name)
  return cookie ? { token, cookie } : undefined
}

function cachedSession(
  target: AccessTarget,
  request: HttpRequest,
  { gate, secureOnly }: AccessOptions,
) {
  const halves = sessionHalves(target, request, secureOnly)
  return halves && gate.knownSession(halves.token, halves.cookie)
}

async function lookUpSession(target: AccessTarget, request: HttpRequest, options: AccessOptions) {
  const halves = sessionHalves(target, request, options.secureOnly)
  const allowed = await options.rate.take('lookup', lookUpRule, countedAddress(request.ip))
  if (!allowed) throw new Refusal('too_many_requests')
  return halves && options.gate.lookUpSession(halves.token, halves.cookie)
}

function actorRefusal(
  call: Call,
  request: HttpRequest,
  session: GateSession | undefined,
): RefusalCode | undefined {
  if (call.who.includes(session?.kind ?? 'visitor')) {
    const isHeld = session?.mustChange === true && !allowedBeforePasswordChange(call)
    return isHeld ? 'password_change_required' : undefined
  }
  if (session) return 'not_allowed'
  return request.headers.authorization ? 'session_expired' : 'not_signed_in'
}

/** Whether the call is allowed before a forced password change. */
function allowedBeforePasswordChange({ who, beforePasswordChange }: Call): boolean {
  return beforePasswordChange === true || who.includes('visitor')
}

/** Determines the country of a request. */
export interface CountrySource {
  /** Header in which our proxies send the visitor's country. */
  countryHeader: string | undefined
  /** Looks up an address in the bundled country table. */
  countryOf: CountryOf
}

/** Looks up the country lazily: few calls need it. */
class RequestVisitor implements Visitor {
  readonly #request: HttpRequest
  readonly #places: CountrySource

  constructor(request: HttpRequest, countrySource: CountrySource) {
    this.#request = request
    this.#places = countrySource
  }

  get address(): string {
    return this.#request.ip
  }

  get country(): string | undefined {
    return countryOfRequest(this.#request, this.#places)
  }
}

export function visitorOf(request: HttpRequest, countrySource: CountrySource): Visitor {
  return new RequestVisitor(request, countrySource)
}

/** Uses the header of a trusted proxy, else looks up the address. */
function countryOfRequest(request: HttpRequest, { countryHeader, countryOf }: CountrySource) {
  const isProxied = (request.ips?.length ?? 0) > 1
  const headerValue =
    countryHeader && isProxied ? singleHeader(request.headers[countryHeader]) : undefined
  const country = headerValue?.toUpperCase() ?? countryOf(request.ip)
  return /^[A-Z]{2}$/.test(country ?? '') ? country : undefined
}

function singleHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
