import { emailKey } from '@fairhouse/rules'

/** LIST of the purposes of codes; a code works only for its purpose. */
const codePurposes = ['register', 'login', 'reset', 'prove', 'stepUp', 'contact'] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * LIST of purposes that must not reveal whether the address has an account: the response does not
 * wait for delivery or report its failure.
 */
const neutralPurposes: readonly CodePurpose[] = ['login', 'reset']

export function isNeutral(purpose: CodePurpose): boolean {
  return neutralPurposes.includes(purpose)
}

export type Channel = 'sms' | 'email'

/** Refusals for a channel that is down or not configured. */
export const unavailable = { sms: 'sms_unavailable', email: 'email_unavailable' } as const

export interface CodeTarget {
  brandId: string
  purpose: CodePurpose
  channel: Channel
  /** A phone number in E.164 or an email address. */
  to: string
}

/** Normal form of an address, whatever its spelling. */
export function addressKey(channel: Channel, to: string): string {
  return channel === 'email' ? emailKey(to) : to
}

/** The ending to search an address by; the number may be in national notation. */
export function addressEnding(typed: string): string {
  if (typed.includes('@')) return emailKey(typed)
  const digits = typed.replace(/[^0-9]/g, '').replace(/^0+/, '')
  return digits.length < 6 ? `+${digits}` : digits
}

export const codeDigits = 6

/** Removes separators between digits and converts wide digits. */
export function codeAsSent(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '')
}

export const codeMinutes = 5

/**
 * Wrong attempts that end a code. A code requested by staff is not bound to a browser, so each
 * network has its own limit: a stranger's guesses leave the owner's attempts alone.
 */
export const maxWrong = { bound: { each: 5, all: 5 }, unbound: { each: 5, all: 50 } } as const

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * LIST of lanes, each with its own quotas so that none uses up another's: `public` a visitor,
 * `device` a browser the account has signed in from, `prove` a sign-in with a correct password,
 * `owner` a signed-in member, to an address of the account, `contact` a signed-in member, to a new
 * address, `staff` a staff member for a member.
 */
export type Lane = 'public' | 'device' | 'prove' | 'owner' | 'contact' | 'staff'

export interface CodeLimit {
  /**
   * Scope of a quota in its lane. `purpose` and `pair`: one party's requests for one recipient;
   * `recipient`: everyone's; `party`: one party's for all; `asker`: by exact address.
   */
  by: 'purpose' | 'pair' | 'recipient' | 'party' | 'asker'
  max: number
  perSeconds: number
}

const perPair: readonly CodeLimit[] = [
  { by: 'purpose', max: 1, perSeconds: minute },
  { by: 'pair', max: 5, perSeconds: hour },
  { by: 'pair', max: 10, perSeconds: day },
]
const perAddress: readonly CodeLimit[] = [
  { by: 'asker', max: 20, perSeconds: hour },
  { by: 'asker', max: 50, perSeconds: day },
]
const perMember: readonly CodeLimit[] = [
  { by: 'party', max: 10, perSeconds: hour },
  { by: 'party', max: 20, perSeconds: day },
]
const perRecipient = (anHour: number, aDay: number): readonly CodeLimit[] => [
  { by: 'recipient', max: anHour, perSeconds: hour },
  { by: 'recipient', max: aDay, perSeconds: day },
]

/** LIST of the limits on code requests, counted whether or not a code was really sent. */
export const codeLimits: Record<Lane, readonly CodeLimit[]> = {
  // A visitor from another network still gets a code, for more work with each.
  public: [...perPair, ...perRecipient(30, 90), ...perAddress],
  device: [...perPair, ...perRecipient(15, 45)],
  prove: [...perPair, ...perRecipient(15, 45), ...perAddress],
  owner: [...perPair, ...perMember],
  contact: [...perPair, ...perRecipient(15, 45), ...perMember],
  staff: perPair,
}

/** Requests of this period determine the work demanded of visitors. */
export const loadSeconds = hour

/** The longest period of any limit. */
export const requestHistorySeconds = day

/** Cap usage is kept for some days, for inquiries. */
export const usageHistorySeconds = 8 * day

export const captchaSeconds = 5 * minute
export const nonceSeconds = 10 * minute
export const outboxSeconds = day
