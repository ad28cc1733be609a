import { forgetSession, readSession, writeSession } from '#lib/storage'
import type { Member } from './stored.ts'

/** LIST of what session storage has of an account, by the names that the specification gives. */
const ofMember = {
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
  for (const [key, textOf] of Object.entries(ofMember)) writeSession(key, textOf(member))
}

/** Forgets the account, not whose site this is. */
export function forgetAccount(): void {
  for (const key of ['token', mustChange, terms, ...Object.keys(ofMember)]) forgetSession(key)
}

/** 4 is a trial. Known at once after a reload; the server decides what is allowed. */
export const storedType = () => Number(readSession('isAgent') ?? Number.NaN)

/** Whether the password has to be changed before anything else: a reload does not forget it. */
export const mustChangePassword = () => readSession(mustChange) === '1'
export const storeMustChange = () => writeSession(mustChange, '1')

/** Whether changed terms have to be accepted first, likewise. */
export const areTermsDue = () => readSession(terms) === '1'
export const storeTermsDue = () => writeSession(terms, '1')
export const termsAccepted = () => forgetSession(terms)
