import type { Call, Calls, InputOf, OutputOf, Route } from '@fairhouse/protocol'
import type { FieldFault } from './refusal.ts'
import type { GateBrand, GateSession, Keepsake, Visitor } from './gate.ts'
import type { Written } from './written.ts'

/** What a handler is given: checked input, who asks, and how to refuse by name. */
export interface CallRequest<C extends Call> {
  input: InputOf<C>
  brand: C['path'] extends `/office/${string}` ? null : GateBrand
  session: 'visitor' extends C['who'][number] ? GateSession | undefined : GateSession
  /** As the Language header has it, else the brand's: a code that may be unknown. */
  language: string
  address: string
  visitor: Visitor
  /** What the browser says it is, cut short. */
  userAgent: string
  /** Whether this is the token that the caller was let in by. */
  isBearer(token: string): boolean
  /** Scheme and host under which the site was asked. */
  origin: string
  refuse(code: C['refusals'][number], fields?: Record<string, FieldFault>): never
  /** Gives the browser the cookie half of a session, or takes it away. */
  setCookieHalf(half: string | null): void
  /** What this browser was given to keep, in cookies that no script can read. */
  kept(name: Keepsake): string | undefined
  keep(name: Keepsake, value: string | null, lifeSeconds?: number): void
}

export type Handler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<OutputOf<C> | Written<OutputOf<C>>>

export type HandlersOf<R extends Route> = { [K in R]: Handler<Calls[K]> }
export type AllHandlers = HandlersOf<Route>
