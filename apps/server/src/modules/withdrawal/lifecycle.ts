import { amountOf, currencies, unitsPerOne, type Amount, type Currency } from '@fairhouse/money'
import type { WithdrawalState } from '@fairhouse/protocol'

/** State and money of a withdrawal: amount = paid + fee taken + returned + held. */
export interface Progress {
  state: WithdrawalState
  currency: Currency
  amount: Amount
  fee: Amount
  paid: Amount
  feeTaken: Amount
  returned: Amount
}

export interface Part {
  amount: Amount
  fee: Amount
}

/** LIST of the states that allow each transition. */
const from = {
  claim: ['requested', 'reviewing', 'approved', 'partlyPaid'],
  approve: ['requested', 'reviewing'],
  reject: ['requested', 'reviewing', 'approved'],
  send: ['approved', 'partlyPaid'],
  settle: ['paying'],
  giveBack: ['partlyPaid'],
} as const satisfies Record<string, readonly WithdrawalState[]>

export type Transition = keyof typeof from

/** The amount held for it on the member's hold account. */
export function heldOf({ amount, paid, feeTaken, returned }: Progress): Amount {
  return amountOf(amount - paid - feeTaken - returned)
}

/** The amount still due to the member. */
export function dueOf(progress: Progress): Amount {
  return heldOf(progress) === 0n
    ? amountOf(0n)
    : amountOf(progress.amount - progress.fee - progress.paid)
}

export function mayMove(progress: Progress, move: Transition): boolean {
  const states: readonly WithdrawalState[] = from[move]
  return states.includes(progress.state) && heldOf(progress) > 0n
}

export const claimed = (progress: Progress): Progress =>
  progress.state === 'requested' ? { ...progress, state: 'reviewing' } : progress

export const approved = (progress: Progress): Progress => ({ ...progress, state: 'approved' })

/** Returns the whole held amount to the member. */
const returnedAll = (progress: Progress): Progress => ({
  ...progress,
  returned: amountOf(progress.returned + heldOf(progress)),
})

export const rejected = (progress: Progress): Progress => ({
  ...returnedAll(progress),
  state: 'rejected',
})

export const givenBack = returnedAll

/** A payable part of the due amount with its share of the fee; undefined if it is not payable. */
export function partOf(progress: Progress, amount: Amount): Part | undefined {
  const due = dueOf(progress)
  if (amount <= 0n || amount > due || amount % smallestUnit(progress.currency) !== 0n)
    return undefined
  if (amount === due) return { amount, fee: amountOf(progress.fee - progress.feeTaken) }
  const net = progress.amount - progress.fee
  const step = smallestUnit(progress.currency)
  const share = (progress.fee * (progress.paid + amount)) / net
  return { amount, fee: amountOf(share - (share % step) - progress.feeTaken) }
}

export const sent = (progress: Progress): Progress => ({ ...progress, state: 'paying' })

/** A part was paid; the rest stays on hold until it is paid or returned. */
export function afterPart(progress: Progress, part: Part): Progress {
  const paid = amountOf(progress.paid + part.amount)
  const after = { ...progress, paid, feeTaken: amountOf(progress.feeTaken + part.fee) }
  return { ...after, state: heldOf(after) === 0n ? 'paid' : 'partlyPaid' }
}

/** The provider refused a part: the held amount goes back. */
export function afterRefusal(progress: Progress): Progress {
  return { ...returnedAll(progress), state: progress.paid > 0n ? 'partlyPaid' : 'failed' }
}

/** The source of a deposit refused a part: the whole amount waits for staff again. */
export const stillHeld = (progress: Progress): Progress => ({
  ...progress,
  state: progress.paid > 0n ? 'partlyPaid' : 'requested',
})

/** The smallest amount payable in a currency. */
export function smallestUnit(currency: Currency): bigint {
  return unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
}

/** A fixed part plus a share, rounded down to the smallest payable amount. */
export function feeOf(amount: Amount, currency: Currency, flat: bigint, permille: number): Amount {
  const step = smallestUnit(currency)
  const share = (amount * BigInt(permille)) / 1000n
  return amountOf(flat + share - ((flat + share) % step))
}
