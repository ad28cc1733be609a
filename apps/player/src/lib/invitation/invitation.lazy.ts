import { readSession, writeSession } from '#lib/storage'

const names = ['referralCode', 'affiliateCode'] as const

export type Invitation = Partial<Record<(typeof names)[number], string>>

/** The referral and affiliate codes in an address. */
export function invitationIn(search: string): Invitation {
  const query = new URLSearchParams(search)
  return found((name) => query.get(name))
}

/** Stores the codes of the address for the session. */
export function keepInvitation(search: string): void {
  for (const [name, code] of Object.entries(invitationIn(search))) writeSession(name, code)
}

export function keptInvitation(): Invitation {
  return found(readSession)
}

function found(read: (name: string) => string | null): Invitation {
  const invitation: Invitation = {}
  for (const name of names) {
    const code = read(name)
    if (code) invitation[name] = code
  }
  return invitation
}
