import { amountOf, type Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'
import type { Posting } from './rules.ts'

export interface Move {
  account: Account
  /** Negative where money left. */
  amount: Amount
}

interface Side {
  account: Account
  left: bigint
}

/**
 * The postings that undo a transfer to the unit: who received gives back to who gave. Stakes come
 * back before wins go, so that what was bet pays for what was won.
 */
export function undo(moves: readonly Move[]): Posting[] {
  const postings: Posting[] = []
  let givers: Side[] = []
  let receivers: Side[] = []
  const settle = () => {
    for (const receiver of receivers) postings.push(...giveBack(receiver, givers))
    givers = []
    receivers = []
  }
  for (const { account, amount } of moves) {
    if (amount < 0n && receivers.length > 0) settle()
    if (amount < 0n) givers.push({ account, left: 0n - amount })
    else receivers.push({ account, left: amount })
  }
  settle()
  return postings
}

function giveBack(receiver: Side, givers: Side[]): Posting[] {
  const postings: Posting[] = []
  for (const giver of givers) {
    const part = giver.left < receiver.left ? giver.left : receiver.left
    if (part === 0n) continue
    giver.left -= part
    receiver.left -= part
    postings.push({ from: [receiver.account], to: giver.account, amount: amountOf(part) })
  }
  return postings
}
