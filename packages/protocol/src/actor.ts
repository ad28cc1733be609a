/** LIST of the kinds of actors of a request. A visitor has no session; the others have one. */
export const actors = ['visitor', 'trial', 'member', 'agent', 'staff'] as const
export type Actor = (typeof actors)[number]

/** Sets of actors that calls name. Staff never uses a player call and no player an office call. */
export const everyone = ['visitor', 'trial', 'member', 'agent'] as const
export const signedIn = ['trial', 'member', 'agent'] as const
export const visitorOnly = ['visitor'] as const
export const staffOnly = ['staff'] as const

/** Account types on the wire: 0 member, 4 trial, the rest agents. */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const
export type AccountType = (typeof accountTypes)[number]

export function actorOfAccount(type: AccountType): 'trial' | 'member' | 'agent' {
  if (type === 0) return 'member'
  return type === 4 ? 'trial' : 'agent'
}
