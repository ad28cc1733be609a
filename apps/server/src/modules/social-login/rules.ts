import type { SocialProvider } from '@fairhouse/protocol'

/** Product names of the providers. */
export const providerNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<
  SocialProvider,
  string
>

/** Time allowed at the provider, and then to choose an account. */
export const attemptSeconds = 10 * 60
export const ticketSeconds = 10 * 60
/** The browser cookie lives for both periods. */
export const browserSeconds = attemptSeconds + ticketSeconds
/** How long a ticket is reserved while an account is opened with it. */
export const claimSeconds = 60

/** A person's identity at an issuer. */
export interface SocialIdentity {
  brandId: string
  provider: SocialProvider
  issuer: string
  /** A keyed hash. */
  subject: Buffer
}

const maxNameLength = 64

/** The provider's name for display on one line, without invisible characters. */
export function displayName(name: string | undefined): string | null {
  const plain = (name ?? '').replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  return plain === '' ? null : Array.from(plain).slice(0, maxNameLength).join('')
}
