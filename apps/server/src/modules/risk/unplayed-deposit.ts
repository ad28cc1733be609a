import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'

interface Held {
  id: string
  memberId: string
  depositId: string | null
  amount: bigint
  createdAt: Date
}

/** Unplayed deposits of an excluded member that cannot go back automatically. */
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
