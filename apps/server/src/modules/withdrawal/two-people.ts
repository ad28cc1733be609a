import type { Amount } from '@fairhouse/money'

/** What decides whether a colleague may send a withdrawal's money, or judge what they sent. */
export interface PayerFacts {
  /** Of the whole withdrawal: parts do not make it smaller. */
  amount: Amount
  /** What the same colleague has approved and paid to the member in the last 24 hours. */
  paidAlone: Amount
  /** Up to which amount one person is enough. */
  above: Amount
  /** Who had a part in it before. */
  earlier: readonly (string | null)[]
  staffId: string
}

/** Above the brand's amount nobody does two steps of the same withdrawal. */
export function needsAnother({ amount, paidAlone, above, earlier, staffId }: PayerFacts): boolean {
  return earlier.includes(staffId) && amount + paidAlone > above
}
