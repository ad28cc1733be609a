import type { Amount } from '@fairhouse/money'
import type { depositReasons, DepositState } from '@fairhouse/protocol'
import type { Told } from './providers/provider.ts'

export type DepositReason = (typeof depositReasons)[number]

/** What a decision looks at. */
export interface DepositFacts {
  state: DepositState
  amount: Amount
  currency: string
  paid: Amount | undefined
  cleared: Amount | undefined
}

/** What follows from a provider's word; undefined: nothing, it is known or comes too late. */
export type Step =
  | { to: 'pending' | 'failed' | 'expired'; reason?: DepositReason }
  /** Credited as asked for, once the ledger has it. */
  | { clear: Amount }
  /** Money came in a way that people must look at: it is neither credited nor lost. */
  | { to: 'reviewing'; reason: DepositReason; paid?: Amount }

export const isOpen = (state: DepositState) => state === 'created' || state === 'pending'

export function stepOf(deposit: DepositFacts, told: Told): Step | undefined {
  if (deposit.cleared !== undefined) return undefined
  if (told.state === 'paid') return paidStep(deposit, told)
  if (!isOpen(deposit.state)) return undefined
  if (told.state === 'failed') return { to: 'failed', reason: 'declined' }
  return told.state === 'expired' ? { to: 'expired' } : undefined
}

function paidStep(deposit: DepositFacts, { amount, currency }: Told): Step | undefined {
  if (deposit.state === 'credited' || deposit.paid !== undefined) return undefined
  if (amount === undefined || amount <= 0n) return undefined
  if (currency !== deposit.currency) return { to: 'reviewing', reason: 'currency' }
  if (amount !== deposit.amount) return { to: 'reviewing', reason: 'amount', paid: amount }
  if (isOpen(deposit.state)) return { clear: amount }
  return { to: 'reviewing', reason: 'late', paid: amount }
}

const minuteMs = 60_000
const failureWindowMs = 10 * minuteMs
const mostFailures = 5
/** Further failures after a block count for so long. */
export const suspensionWindowMs = 24 * 60 * minuteMs
const mostAfterBlock = 5

export interface FailureVerdict {
  blockedUntil: Date | undefined
  suspends: boolean
}

/** Five failures in ten minutes block until the first of them is ten minutes old; ten suspend. */
export function failureVerdict(failedAt: readonly Date[], now: Date): FailureVerdict {
  const times = failedAt.map((at) => at.getTime()).toSorted((one, other) => other - one)
  const nowMs = now.getTime()
  const recent = times.filter((at) => at > nowMs - failureWindowMs)
  const fifth = recent[mostFailures - 1]
  const counted = times.filter((at) => at > nowMs - suspensionWindowMs)
  return {
    blockedUntil: fifth === undefined ? undefined : new Date(fifth + failureWindowMs),
    suspends: hasBeenBlocked(counted) && counted.length >= mostFailures + mostAfterBlock,
  }
}

/** The latest first: whether any five of them came within ten minutes. */
function hasBeenBlocked(times: readonly number[]): boolean {
  return times.some((at, place) => {
    const fifth = times[place + mostFailures - 1]
    return fifth !== undefined && at - fifth < failureWindowMs
  })
}

/** Without what is easily misread, so that people can type it into a banking app. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const referenceLength = 9

export function referenceOf(below: (limit: number) => number): string {
  const drawn = Array.from({ length: referenceLength }, () => letters[below(letters.length)])
  return `FH${drawn.join('')}`
}

/** How often the timed work asks a provider about one deposit. */
export const askAgainMs = minuteMs
/** A provider that does not answer is asked for so long after the time to pay is over. */
export const mostLateMs = 24 * 60 * minuteMs
/** A proof of a transfer by hand is taken for so long after that. */
export const proofDaysMs = 7 * 24 * 60 * minuteMs
export const mostProofs = 3
export const mostOpen = 5
/** A colleague who took a deposit and does nothing can be relieved after so long. */
export const claimMs = 15 * minuteMs
