import type { Amount } from '@fairhouse/money'
import type { depositReasons, DepositState } from '@fairhouse/protocol'
import type { PaymentStatus } from '../providers/provider.ts'

export type DepositReason = (typeof depositReasons)[number]

/** The facts of a deposit that decide its next step. */
export interface DepositFacts {
  state: DepositState
  amount: Amount
  currency: string
  paid: Amount | undefined
  cleared: Amount | undefined
}

/**
 * The step that follows from a provider's report; undefined if it changes nothing or comes too
 * late.
 */
export type Step =
  | { to: 'pending' | 'failed' | 'expired'; reason?: DepositReason }
  /** Credited as requested, once the ledger has posted it. */
  | { clear: Amount }
  /** The payment differs from the request: staff decide, it is neither credited nor lost. */
  | { to: 'reviewing'; reason: DepositReason; paid?: Amount }

export const isOpen = (state: DepositState) => state === 'created' || state === 'pending'

export function nextStep(deposit: DepositFacts, status: PaymentStatus): Step | undefined {
  if (deposit.cleared !== undefined) return undefined
  if (status.state === 'paid') return paidStep(deposit, status)
  if (!isOpen(deposit.state)) return undefined
  if (status.state === 'failed') return { to: 'failed', reason: 'declined' }
  return status.state === 'expired' ? { to: 'expired' } : undefined
}

function paidStep(deposit: DepositFacts, { amount, currency }: PaymentStatus): Step | undefined {
  if (deposit.state === 'credited' || deposit.paid !== undefined) return undefined
  if (amount === undefined || amount <= 0n) return undefined
  if (currency !== deposit.currency) return { to: 'reviewing', reason: 'currency' }
  if (amount !== deposit.amount) return { to: 'reviewing', reason: 'amount', paid: amount }
  if (isOpen(deposit.state)) return { clear: amount }
  return { to: 'reviewing', reason: 'late', paid: amount }
}

const minuteMs = 60_000
const failureWindowMs = 10 * minuteMs
const maxFailures = 5
/** Failures after a block count within this window. */
export const suspensionWindowMs = 24 * 60 * minuteMs
const maxAfterBlock = 5

export interface FailureVerdict {
  blockedUntil: Date | undefined
  suspends: boolean
}

/** Five failures in ten minutes block until the first of them is ten minutes old; ten suspend. */
export function failureVerdict(failedAt: readonly Date[], now: Date): FailureVerdict {
  const times = failedAt.map((at) => at.getTime()).toSorted((one, other) => other - one)
  const nowMs = now.getTime()
  const recent = times.filter((at) => at > nowMs - failureWindowMs)
  const fifth = recent[maxFailures - 1]
  const counted = times.filter((at) => at > nowMs - suspensionWindowMs)
  return {
    blockedUntil: fifth === undefined ? undefined : new Date(fifth + failureWindowMs),
    suspends: hasBeenBlocked(counted) && counted.length >= maxFailures + maxAfterBlock,
  }
}

/** Latest first: whether any five failures fall within ten minutes. */
function hasBeenBlocked(times: readonly number[]): boolean {
  return times.some((at, place) => {
    const fifth = times[place + maxFailures - 1]
    return fifth !== undefined && at - fifth < failureWindowMs
  })
}

/**
 * Leaves out characters that are easily misread, because people type references into banking apps.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const referenceLength = 9

export function createReference(below: (limit: number) => number): string {
  const drawn = Array.from({ length: referenceLength }, () => alphabet[below(alphabet.length)])
  return `FH${drawn.join('')}`
}

/** Interval between two status requests for one deposit. */
export const pollMs = minuteMs
/** How long after expiry a silent provider is still polled. */
export const maxLateMs = 24 * 60 * minuteMs
/** How long after expiry proof of a bank transfer is accepted. */
export const proofWindowMs = 7 * 24 * 60 * minuteMs
export const maxProofs = 3
export const maxOpen = 5
/** Time after which another colleague may take over a claimed deposit. */
export const claimTimeoutMs = 15 * minuteMs
