import type { Call, Calls, InputOf, OutputOf, Route } from '@fairhouse/protocol'
import type { FieldFault } from './refusal.ts'
import type { GateBrand, GateSession, Visitor } from './gate.ts'

/** What a handler is given: checked input, who asks, and how to refuse by name. */
export interface CallRequest<C extends Call> {
  input: InputOf<C>
  brand: C['path'] extends `/office/${string}` ? null : GateBrand
  session: 'visitor' extends C['who'][number] ? GateSession | undefined : GateSession
  /** As the Language header has it, else the brand's: a code that may be unknown. */
  language: string
  address: string
  visitor: Visitor
  requestId: string
  refuse(code: C['refusals'][number], fields?: Record<string, FieldFault>): never
  /** Gives the browser the cookie half of a session, or takes it away. */
  setCookieHalf(half: string | null): void
}

export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<OutputOf<C>>

export type HandlersOf<R extends Route> = { [K in R]: Handler<Calls[K]> }
export type AllHandlers = HandlersOf<Route>
