import type { GateBrand, GateSession, Keepsake, Visitor } from './gate.ts'

/** Who asks and from where, without what was asked: enough to sign somebody in. */
export interface Caller {
  brand: GateBrand
  session: GateSession | undefined
  language: string
  address: string
  visitor: Visitor
  userAgent: string
  origin: string
  setCookieHalf(half: string | null): void
  kept(name: Keepsake): string | undefined
  keep(name: Keepsake, value: string | null, lifeSeconds?: number): void
}
