import { readSession, writeSession } from '#lib/storage'

const names = ['referralCode', 'affiliateCode'] as const

const diallingCode = 'countryDialingCode'

export type Invitation = Partial<Record<(typeof names)[number], string>>

/** The referral and affiliate codes in an address. */
export function invitationIn(search: string): Invitation {
  const query = new URLSearchParams(search)
  return found((name) => query.get(name))
}

/** The dialling code in an address, without its plus sign. */
export function diallingCodeIn(search: string): string | undefined {
  return new URLSearchParams(search).get(diallingCode)?.replace(/\D/g, '') || undefined
}

/** Stores the codes of the address for the session. */
export function keepInvitation(search: string): void {
  const given = { ...invitationIn(search), [diallingCode]: diallingCodeIn(search) }
  for (const [name, code] of Object.entries(given)) if (code) writeSession(name, code)
}

export function keptInvitation(): Invitation {
  return found(readSession)
}

export const storedDiallingCode = (): string | undefined => readSession(diallingCode) ?? undefined

function found(read: (name: string) => string | null): Invitation {
  const invitation: Invitation = {}
  for (const name of names) {
    const code = read(name)
    if (code) invitation[name] = code
  }
  return invitation
}
