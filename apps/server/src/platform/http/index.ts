export { countedAddress, networkOf } from './address.ts'
export { askedBy } from './asked.ts'
export { createApp, sendRefusal } from './app.ts'
export { visitorOf, type Places } from './enter.ts'
export type { Front } from './front.ts'
export {
  cookieHeader,
  cookieName,
  keepsakeName,
  readCookie,
  type Gate,
  type GateSession,
  type Visitor,
} from './gate.ts'
export type { Caller } from './caller.ts'
export { clerkOf, type Clerk } from './clerk.ts'
export type { AllHandlers, CallRequest, Handler, HandlersOf } from './handler.ts'
export { pageHeaders, wholePageHeaders } from './headers.ts'
export { answerInside, askInside, type Inside } from './inside.ts'
export { isRepeated } from './input.ts'
export { mountCall, type MountOptions } from './mount.ts'
export { isSameOrigin, ownOrigin } from './origin.ts'
export { Refusal } from './refusal.ts'
export { targetOf } from './target.ts'
export { bytesOf, Written } from './written.ts'
