import { emailKey } from '@fairhouse/rules'

/** LIST of what a code can be for; one of another purpose is worth nothing. */
const codePurposes = ['register', 'login', 'reset', 'prove', 'stepUp', 'contact'] as const
export type CodePurpose = (typeof codePurposes)[number]

/**
 * LIST of purposes for which nobody may learn whether the address belongs to an account: whoever
 * asks waits for no delivery and hears of no failed one.
 */
const neutralPurposes: readonly CodePurpose[] = ['login', 'reset']

export function isNeutral(purpose: CodePurpose): boolean {
  return neutralPurposes.includes(purpose)
}

export type Channel = 'sms' | 'email'

/** What is said where a channel is down or not there. */
export const unavailable = { sms: 'sms_unavailable', email: 'email_unavailable' } as const

export interface CodeTarget {
  brandId: string
  purpose: CodePurpose
  channel: Channel
  /** A phone number in E.164 or an email address. */
  to: string
}

/** One address for one mailbox or phone, however it was written. */
export function addressKey(channel: Channel, to: string): string {
  return channel === 'email' ? emailKey(to) : to
}

/** How an address ends by which somebody looks for it: a number may be a national one. */
export function endingOf(typed: string): string {
  if (typed.includes('@')) return emailKey(typed)
  const digits = typed.replace(/[^0-9]/g, '').replace(/^0+/, '')
  return digits.length < 6 ? `+${digits}` : digits
}

export const codeDigits = 6

/** Without the gaps that people and phones put between digits, wide ones as plain ones. */
export function codeAsSent(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '')
}

export const codeMinutes = 5

/**
 * Wrong tries that end a code. One that staff asked for is bound to no browser, so each network
 * has its own: a stranger's guesses leave the owner's tries alone.
 */
export const mostWrong = { bound: { each: 5, all: 5 }, unbound: { each: 5, all: 50 } } as const

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * LIST of lanes. Each has quotas of its own, so that nobody in one lane uses up another:
 * `public` a visitor, `device` a browser that the account has signed in from, `prove` a sign-in
 * that has shown its password, `owner` a signed-in member, to an address of the account,
 * `contact` a signed-in member, to a new one, `staff` a colleague for a member.
 */
export type Lane = 'public' | 'device' | 'prove' | 'owner' | 'contact' | 'staff'

export interface CodeLimit {
  /**
   * What is counted within the lane. `purpose` and `pair`: one party's requests for one recipient;
   * `recipient`: everybody's; `party`: one party's for all; `asker`: by exact address.
   */
  by: 'purpose' | 'pair' | 'recipient' | 'party' | 'asker'
  most: number
  perSeconds: number
}

const onePair: readonly CodeLimit[] = [
  { by: 'purpose', most: 1, perSeconds: minute },
  { by: 'pair', most: 5, perSeconds: hour },
  { by: 'pair', most: 10, perSeconds: day },
]
const oneAddress: readonly CodeLimit[] = [
  { by: 'asker', most: 20, perSeconds: hour },
  { by: 'asker', most: 50, perSeconds: day },
]
const oneMember: readonly CodeLimit[] = [
  { by: 'party', most: 10, perSeconds: hour },
  { by: 'party', most: 20, perSeconds: day },
]
const inAll = (anHour: number, aDay: number): readonly CodeLimit[] => [
  { by: 'recipient', most: anHour, perSeconds: hour },
  { by: 'recipient', most: aDay, perSeconds: day },
]

/** LIST of how many codes may be asked for: counted whether or not one was really sent. */
export const codeLimits: Record<Lane, readonly CodeLimit[]> = {
  // A visitor from another network still gets one; the work it takes grows with each.
  public: [...onePair, ...inAll(30, 90), ...oneAddress],
  device: [...onePair, ...inAll(15, 45)],
  prove: [...onePair, ...inAll(15, 45), ...oneAddress],
  owner: [...onePair, ...oneMember],
  contact: [...onePair, ...inAll(15, 45), ...oneMember],
  staff: onePair,
}

/** The work that is asked of visitors follows from what was asked for so lately. */
export const loadSeconds = hour

/** No limit looks further back. */
export const askedSeconds = day

/** Caps are looked back at for some days by who asks what happened. */
export const usedSeconds = 8 * day

export const captchaSeconds = 5 * minute
export const nonceSeconds = 10 * minute
export const outboxSeconds = day
