import { amountOf, currencies, unitsPerOne, type Amount, type Currency } from '@fairhouse/money'
import type { WithdrawalState } from '@fairhouse/protocol'

/** A withdrawal's money and where it stands: amount = paid + fee taken + returned + held. */
export interface Course {
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

/** LIST of the states from which each move can be made. */
const from = {
  claim: ['requested', 'reviewing', 'approved', 'partlyPaid'],
  approve: ['requested', 'reviewing'],
  reject: ['requested', 'reviewing', 'approved'],
  send: ['approved', 'partlyPaid'],
  settle: ['paying'],
  giveBack: ['partlyPaid'],
} as const satisfies Record<string, readonly WithdrawalState[]>

export type CourseMove = keyof typeof from

/** What lies on the member's hold account for it. */
export function heldOf({ amount, paid, feeTaken, returned }: Course): Amount {
  return amountOf(amount - paid - feeTaken - returned)
}

/** What is still to be paid out to the member. */
export function dueOf(course: Course): Amount {
  return heldOf(course) === 0n ? amountOf(0n) : amountOf(course.amount - course.fee - course.paid)
}

export function mayMove(course: Course, move: CourseMove): boolean {
  const states: readonly WithdrawalState[] = from[move]
  return states.includes(course.state) && heldOf(course) > 0n
}

export const claimed = (course: Course): Course =>
  course.state === 'requested' ? { ...course, state: 'reviewing' } : course

export const approved = (course: Course): Course => ({ ...course, state: 'approved' })

/** All that is on hold goes back to the member. */
const returnedAll = (course: Course): Course => ({
  ...course,
  returned: amountOf(course.returned + heldOf(course)),
})

export const rejected = (course: Course): Course => ({ ...returnedAll(course), state: 'rejected' })

export const gaveBack = returnedAll

/** A part of what is due with its share of the fee; undefined for one that cannot be paid. */
export function partOf(course: Course, amount: Amount): Part | undefined {
  const due = dueOf(course)
  if (amount <= 0n || amount > due || amount % stepOf(course.currency) !== 0n) return undefined
  if (amount === due) return { amount, fee: amountOf(course.fee - course.feeTaken) }
  const net = course.amount - course.fee
  const step = stepOf(course.currency)
  const share = (course.fee * (course.paid + amount)) / net
  return { amount, fee: amountOf(share - (share % step) - course.feeTaken) }
}

export const sent = (course: Course): Course => ({ ...course, state: 'paying' })

/** A part that was paid; what is still due stays on hold until it is paid or given back. */
export function afterPart(course: Course, part: Part): Course {
  const paid = amountOf(course.paid + part.amount)
  const after = { ...course, paid, feeTaken: amountOf(course.feeTaken + part.fee) }
  return { ...after, state: heldOf(after) === 0n ? 'paid' : 'partlyPaid' }
}

/** A part that the provider refused: what is on hold goes back. */
export function afterRefusal(course: Course): Course {
  return { ...returnedAll(course), state: course.paid > 0n ? 'partlyPaid' : 'failed' }
}

/** A part that the source of a deposit refused: all of it waits again, for staff. */
export const stillHeld = (course: Course): Course => ({
  ...course,
  state: course.paid > 0n ? 'partlyPaid' : 'requested',
})

/** The smallest amount that can be paid in a currency. */
export function stepOf(currency: Currency): bigint {
  return unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
}

/** A fixed part and a share, never less than a whole step for either. */
export function feeOf(amount: Amount, currency: Currency, flat: bigint, permille: number): Amount {
  const step = stepOf(currency)
  const share = (amount * BigInt(permille)) / 1000n
  return amountOf(flat + share - ((flat + share) % step))
}
