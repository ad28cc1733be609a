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
export const mostWrongTries = 5

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** LIST of how many codes may be asked for: counted whether or not one was really sent. */
export const codeLimits = [
  { by: 'purpose', most: 1, perSeconds: minute },
  { by: 'recipient', most: 5, perSeconds: hour },
  { by: 'recipient', most: 10, perSeconds: day },
  { by: 'asker', most: 20, perSeconds: hour },
  { by: 'asker', most: 50, perSeconds: day },
] as const satisfies readonly CodeLimit[]

export interface CodeLimit {
  /** For one purpose of the recipient, for all of them, or by the address of who asks. */
  by: 'purpose' | 'recipient' | 'asker'
  most: number
  perSeconds: number
}

/** Who has asked for so many within the hour must show to be a person. */
export const captchaAfter = { asked: 2, perSeconds: hour }

/** No limit looks further back. */
export const askedSeconds = day

export const captchaSeconds = 5 * minute
export const nonceSeconds = 10 * minute
export const outboxSeconds = day

/** Leading zero bits that make a phone work for about a second. */
export const workBits = 16
