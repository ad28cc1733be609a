import type { Amount } from '@fairhouse/money'

/** Facts that decide whether a colleague may pay a withdrawal or judge its claim. */
export interface PayerFacts {
  /** The whole withdrawal: paying in parts does not lower it. */
  amount: Amount
  /** Sum that the same colleague approved and paid to the member in the last 24 hours. */
  paidAlone: Amount
  /** Amount up to which one person is enough. */
  threshold: Amount
  /** Colleagues of the earlier steps. */
  earlier: readonly (string | null)[]
  staffId: string
}

/** Above the threshold nobody does two steps of the same withdrawal. */
export function needsAnotherPerson({
  amount,
  paidAlone,
  threshold,
  earlier,
  staffId,
}: PayerFacts): boolean {
  return earlier.includes(staffId) && amount + paidAlone > threshold
}
