export { countedAddress, networkOf } from './address.ts'
export { createRequestReader } from './request.ts'
export { createApp, sendRefusal } from './app.ts'
export { visitorOf, type CountrySource } from './access.ts'
export type { FastPath } from './fast-path.ts'
export {
  cookieHeader,
  cookieName,
  privateCookieName,
  readCookie,
  type Gate,
  type GateSession,
  type Visitor,
} from './gate.ts'
export type { Caller } from './caller.ts'
export { staffActorOf, type StaffActor } from './staff-actor.ts'
export type { AllHandlers, CallRequest, Handler, HandlersOf } from './handler.ts'
export { pageHeaders, standalonePageHeaders } from './headers.ts'
export { answerInternally, callInternally, type InternalCaller } from './internal-call.ts'
export { isRepeated } from './input.ts'
export { mountCall, type MountOptions } from './mount.ts'
export { isSameOrigin, ownOrigin } from './origin.ts'
export { Refusal } from './refusal.ts'
export { parseTarget } from './target.ts'
export { toByteString, PreparedAnswer } from './prepared-answer.ts'
