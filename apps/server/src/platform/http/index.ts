export { createApp, sendRefusal } from './app.ts'
export { countedAddress } from './address.ts'
export {
  areaOf,
  cookieName,
  readCookie,
  type Gate,
  type GateBrand,
  type GateSession,
} from './gate.ts'
export type { AllHandlers, Handler, HandlersOf } from './handler.ts'
export { pageHeaders } from './headers.ts'
export { mountCall, type MountOptions } from './mount.ts'
export { hostOf } from './origin.ts'
export { Refusal } from './refusal.ts'
