import { amountOf, smaller, sum, type Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'
import type { Posting } from './rules.ts'

export interface Move {
  account: Account
  /** Negative where money left. */
  amount: Amount
}

interface Step extends Posting {
  from: readonly [Account, ...Account[]]
  to: Account
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
  const steps: Step[] = []
  let givers: Side[] = []
  let receivers: Side[] = []
  const settle = () => {
    for (const receiver of receivers) steps.push(...giveBack(receiver, givers))
    givers = []
    receivers = []
  }
  for (const { account, amount } of moves) {
    if (amount < 0n && receivers.length > 0) settle()
    if (amount < 0n) givers.push({ account, left: 0n - amount })
    else receivers.push({ account, left: amount })
  }
  settle()
  return potsLast(steps)
}

/** A pot is the only account of the house that may not owe. */
const isPot = ({ owner, mayOverdraw }: Account) => owner === undefined && !mayOverdraw

/**
 * What a pot was given may have been won since; then the vendor that took it from the stake gives
 * it back, because the player is owed the whole stake and the pot never owes. What comes back into
 * the pot by the same reversal pays first.
 */
function potsLast(steps: readonly Step[]): Step[] {
  let others = steps.filter(({ from: [giver] }) => !isPot(giver))
  const last: Step[] = []
  for (const { from, to, amount } of steps.filter(({ from: [giver] }) => isPot(giver))) {
    const [pot] = from
    const returned = others.filter((one) => one.to.address === pot.address)
    const own = smaller(amount, sum(returned.map((one) => one.amount)))
    const { split, left } = splitOff(others, pot, to, amount - own)
    others = split
    if (own + left > 0n) last.push({ from, to, amount: amountOf(own + left) })
  }
  return [...others, ...last]
}

/** So much of what the vendor gives back comes from the pot, as far as that has it. */
function splitOff(steps: readonly Step[], pot: Account, vendor: Account, amount: bigint) {
  let left = amount
  const split = steps.flatMap((step): Step[] => {
    const [giver, ...more] = step.from
    const isStake = giver.address === vendor.address && step.to.owner !== undefined
    if (!isStake || more.length > 0 || left === 0n) return [step]
    const part = step.amount < left ? step.amount : left
    left -= part
    const first: Step = { from: [pot, vendor], to: step.to, amount: amountOf(part) }
    const rest = amountOf(step.amount - part)
    return rest > 0n ? [first, { ...step, amount: rest }] : [first]
  })
  return { split, left }
}

function giveBack(receiver: Side, givers: Side[]): Step[] {
  const steps: Step[] = []
  for (const giver of givers) {
    const part = giver.left < receiver.left ? giver.left : receiver.left
    if (part === 0n) continue
    giver.left -= part
    receiver.left -= part
    steps.push({ from: [receiver.account], to: giver.account, amount: amountOf(part) })
  }
  return steps
}
