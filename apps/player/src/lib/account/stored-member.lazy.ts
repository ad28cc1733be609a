import { forgetSession, readSession, writeSession } from '#lib/storage'
import type { Member } from './stored-session.ts'

/** LIST of account fields in session storage, by the names in the specification. */
const memberFields = {
  account: ({ account }: Member) => account,
  isAgent: ({ type }: Member) => String(type),
  customerId: ({ id }: Member) => id,
  memberLabel: ({ memberLabel: [first] }: Member) => first?.labelName ?? '',
  memberLabelColor: ({ memberLabel: [first] }: Member) => first?.color ?? '',
  memberLabelBackground: ({ memberLabel: [first] }: Member) => first?.color2 ?? '',
} as const

const mustChange = 'mustChangePassword'
const terms = 'termsDue'

export const storeToken = (token: string) => writeSession('token', token)

export function storeMember(member: Member): void {
  for (const [key, textOf] of Object.entries(memberFields)) writeSession(key, textOf(member))
}

/** Clears the account; the merchant stays. */
export function clearStoredAccount(): void {
  for (const key of ['token', mustChange, terms, ...Object.keys(memberFields)]) forgetSession(key)
}

/** The account type; 4 is a trial. Only a hint for the page: the server decides. */
export const storedType = () => Number(readSession('isAgent') ?? Number.NaN)

/** Whether the password must be changed first; survives a reload. */
export const mustChangePassword = () => readSession(mustChange) === '1'
export const storeMustChange = () => writeSession(mustChange, '1')

/** Whether changed terms must be accepted first; survives a reload. */
export const areTermsDue = () => readSession(terms) === '1'
export const storeTermsDue = () => writeSession(terms, '1')
export const clearTermsDue = () => forgetSession(terms)
