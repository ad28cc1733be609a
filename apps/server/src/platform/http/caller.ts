import type { GateBrand, GateSession, PrivateCookie, Visitor } from './gate.ts'

/** The caller without the input: enough to sign somebody in. */
export interface Caller {
  brand: GateBrand
  session: GateSession | undefined
  language: string
  address: string
  visitor: Visitor
  userAgent: string
  origin: string
  setCookieHalf(half: string | null): void
  getCookie(name: PrivateCookie): string | undefined
  setCookie(name: PrivateCookie, value: string | null, lifeSeconds?: number): void
}
