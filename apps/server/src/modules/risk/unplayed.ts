import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'

interface Held {
  id: string
  memberId: string
  depositId: string | null
  amount: bigint
  createdAt: Date
}

/** Deposits that were not played before an exclusion and cannot go back by themselves. */
export function unplayedDeposit({ id, memberId, depositId, amount, createdAt }: Held): Finding {
  return {
    kind: 'unplayedDeposit',
    key: id,
    members: [memberId],
    figures: {
      unplayed: toWire(amountOf(amount)),
      withdrawalId: id,
      ...(depositId !== null && { depositId }),
    },
    at: createdAt,
  }
}
