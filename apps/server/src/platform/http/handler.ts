import type { Call, Calls, InputOf, OutputOf, Route } from '@fairhouse/protocol'
import type { FieldFault } from './refusal.ts'
import type { GateBrand, GateSession, PrivateCookie, Visitor } from './gate.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** Handler input: validated input, the caller, and a way to refuse. */
export interface CallRequest<C extends Call> {
  input: InputOf<C>
  brand: C['path'] extends `/office/${string}` ? null : GateBrand
  session: 'visitor' extends C['who'][number] ? GateSession | undefined : GateSession
  /** From the Language header, else the brand's; may be an unknown code. */
  language: string
  address: string
  visitor: Visitor
  /** The User-Agent header, truncated. */
  userAgent: string
  /** Whether this is the caller's own bearer token. */
  isBearer(token: string): boolean
  /** Scheme and host of the site as the client sees it. */
  origin: string
  refuse(code: C['refusals'][number], fields?: Record<string, FieldFault>): never
  /** Sets or clears the cookie half of a session. */
  setCookieHalf(half: string | null): void
  /** Reads a cookie that scripts cannot read. */
  getCookie(name: PrivateCookie): string | undefined
  setCookie(name: PrivateCookie, value: string | null, lifeSeconds?: number): void
}

export type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<OutputOf<C> | PreparedAnswer<OutputOf<C>>>

export type HandlersOf<R extends Route> = { [K in R]: Handler<Calls[K]> }
export type AllHandlers = HandlersOf<Route>
