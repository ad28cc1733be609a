import type { Call, Permission, RateClass, RateClassRule, RefusalCode } from '@fairhouse/protocol'
import type { CountryOf } from '#platform/country'
import type { Rate } from '#platform/rate'
import { countedAddress } from './address.ts'
import type { Asked } from './asked.ts'
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

export interface EnterOptions {
  gate: Gate
  rate: Rate
  rateClasses: Record<RateClass, RateClassRule>
  /** Cookies are always Secure, as production asks; else only over https. */
  secureOnly: boolean
  places: Places
  closing(): boolean
}

/** A call and what can be known of its door before anybody comes. */
export interface Entrance {
  call: Call
  area: Area
}

export interface Entered {
  brand: GateBrand | undefined
  session: GateSession | undefined
}

const lookUpRule = { limit: 600, perSeconds: 60, by: 'address' } as const

/**
 * The checks before the input is looked at: open, brand, origin, session, actor, flag, rate,
 * permission.
 * A promise only where the database must be asked: most requests pass without waiting.
 */
export function enter(
  entrance: Entrance,
  request: Asked,
  options: EnterOptions,
): Entered | Promise<Entered> {
  const brand = open(entrance, request, options)
  // Whoever has the cookie of a preview sees what visitors see, and no more.
  if (brand?.isPreview) return admit(entrance, request, options, { brand, session: undefined })
  const session = sessionInUse(entrance, request, options)
  if (session !== 'unknown') return admit(entrance, request, options, { brand, session })
  return lookUp(entrance, request, options).then((found) =>
    admit(entrance, request, options, { brand, session: found }),
  )
}

function admit(
  entrance: Entrance,
  request: Asked,
  options: EnterOptions,
  { brand, session: given }: Entered,
): Entered | Promise<Entered> {
  const { call } = entrance
  const session = given?.brandId === (brand?.id ?? null) ? given : undefined
  const refusal = refusedActor(entrance.call, request, session)
  if (refusal) throw new Refusal(refusal)
  if (call.flag && !brand?.flags.has(call.flag)) throw new Refusal('feature_off')
  const rule = options.rateClasses[call.rate]
  const account = rule.by === 'subject' ? session?.subjectId : undefined
  const taken = options.rate.take(call.rate, rule, account ?? countedAddress(request.ip))
  const entered = { brand, session }
  if (call.permission) return permitted(call.permission, taken, entered, options.gate)
  if (typeof taken !== 'boolean') return taken.then((has) => within(has, entered))
  return within(taken, entered)
}

/** Only staff have permissions: for anybody else a call that names one stays closed. */
async function permitted(
  permission: Permission,
  taken: boolean | Promise<boolean>,
  entered: Entered,
  gate: Gate,
): Promise<Entered> {
  const { session } = within(await taken, entered)
  const may = session?.kind === 'staff' && (await gate.staffMay(session.subjectId, permission))
  if (!may) throw new Refusal('not_allowed')
  return entered
}

function within(hasAllowance: boolean, entered: Entered): Entered {
  if (!hasAllowance) throw new Refusal('too_many_requests')
  return entered
}

function open(entrance: Entrance, request: Asked, options: EnterOptions): GateBrand | undefined {
  if (options.closing()) throw new Refusal('shutting_down')
  const { call } = entrance
  const { headers } = request
  const brand = entrance.area === 'office' ? undefined : brandOf(request, options.gate)
  const isClosed = brand?.maintenance || (brand?.isPreview && call.method !== 'GET')
  if (isClosed && !call.always) throw new Refusal('maintenance')
  if (!call.always && brand?.restricts(visitorOf(request, options.places))) {
    const halves = halvesOf(entrance, request, options.secureOnly)
    const visitor = visitorOf(request, options.places)
    if (halves) options.gate.seenOutside(halves.token, halves.cookie, visitor)
    throw new Refusal('restricted')
  }
  const fetchSite = oneOf(headers['sec-fetch-site'])
  const own = ownOrigin(request, options.secureOnly)
  const facts = { method: call.method, own, origin: headers.origin, fetchSite }
  if (isForeign(facts)) throw new Refusal('wrong_origin')
  return brand
}

function brandOf(request: Asked, gate: Gate): GateBrand {
  const { merchant, cookie } = request.headers
  const brand = gate.brandOf(request.hostname, oneOf(merchant), cookie)
  if (!brand) throw new Refusal('unknown_brand')
  return brand
}

function halvesOf(entrance: Entrance, request: Asked, secureOnly: boolean) {
  const token = bearerToken(request.headers.authorization)
  if (!token) return undefined
  const name = cookieName(entrance.area, isSecure(request, secureOnly))
  const cookie = readCookie(request.headers.cookie, name)
  return cookie ? { token, cookie } : undefined
}

function sessionInUse(entrance: Entrance, request: Asked, { gate, secureOnly }: EnterOptions) {
  const halves = halvesOf(entrance, request, secureOnly)
  return halves && gate.knownSession(halves.token, halves.cookie)
}

async function lookUp(entrance: Entrance, request: Asked, options: EnterOptions) {
  const halves = halvesOf(entrance, request, options.secureOnly)
  const allowed = await options.rate.take('lookup', lookUpRule, countedAddress(request.ip))
  if (!allowed) throw new Refusal('too_many_requests')
  return halves && options.gate.lookUpSession(halves.token, halves.cookie)
}

function refusedActor(
  call: Call,
  request: Asked,
  session: GateSession | undefined,
): RefusalCode | undefined {
  if (call.who.includes(session?.kind ?? 'visitor')) {
    const isHeld = session?.mustChange === true && !isOpenBefore(call)
    return isHeld ? 'password_change_required' : undefined
  }
  if (session) return 'not_allowed'
  return request.headers.authorization ? 'session_expired' : 'not_signed_in'
}

/** Whether it may be called before a password that must be changed is. */
function isOpenBefore({ who, beforePasswordChange }: Call): boolean {
  return beforePasswordChange === true || who.includes('visitor')
}

/** How we know where a request comes from. */
export interface Places {
  /** The header in which our proxies tell the visitor's country. */
  countryHeader: string | undefined
  /** What is known of an address without anybody's help. */
  countryOf: CountryOf
}

/** The country is looked up when somebody wants to know: few calls do. */
class RequestVisitor implements Visitor {
  readonly #request: Asked
  readonly #places: Places

  constructor(request: Asked, places: Places) {
    this.#request = request
    this.#places = places
  }

  get address(): string {
    return this.#request.ip
  }

  get country(): string | undefined {
    return countryIn(this.#request, this.#places)
  }
}

export function visitorOf(request: Asked, places: Places): Visitor {
  return new RequestVisitor(request, places)
}

/** Only a proxy that we trust is believed about the country; else the address tells it. */
function countryIn(request: Asked, { countryHeader, countryOf }: Places) {
  const isProxied = (request.ips?.length ?? 0) > 1
  const told = countryHeader && isProxied ? oneOf(request.headers[countryHeader]) : undefined
  const country = told?.toUpperCase() ?? countryOf(request.ip)
  return /^[A-Z]{2}$/.test(country ?? '') ? country : undefined
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
