import type { SocialProvider } from '@fairhouse/protocol'

/** As they call themselves. */
export const providerNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProvider,
  string
>

/** So long a browser may be away at the provider, and then may choose. */
export const attemptSeconds = 10 * 60
export const ticketSeconds = 10 * 60
/** Of the cookie that knows the browser again: both, one after the other. */
export const browserSeconds = attemptSeconds + ticketSeconds
/** Whoever opens an account with a ticket is given so long. */
export const takenSeconds = 60

/** What is told apart: never more than who it is at which issuer. */
export interface SocialIdentity {
  brandId: string
  provider: SocialProvider
  issuer: string
  /** A keyed hash. */
  subject: Buffer
}

const longestName = 64

/** A name as the provider has it, for one line of a page; nothing that cannot be seen. */
export function shownName(name: string | undefined): string | null {
  const plain = (name ?? '').replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  return plain === '' ? null : Array.from(plain).slice(0, longestName).join('')
}
