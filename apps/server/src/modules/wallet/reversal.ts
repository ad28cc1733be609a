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
 * Postings that reverse a transfer exactly: each receiver gives back to each giver. Stakes return
 * before wins are taken back, so that the stake pays for the win.
 */
export function reversalPostings(moves: readonly Move[]): Posting[] {
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
  return jackpotsLast(steps)
}

/** A jackpot is the only house account that may not go negative. */
const isJackpot = ({ owner, mayOverdraw }: Account) => owner === undefined && !mayOverdraw

/**
 * A contribution may have been won since. Then the provider that took it from the stake pays it
 * back, because the player is owed the whole stake and a jackpot never goes negative. Money that
 * the same reversal returns to the jackpot pays first.
 */
function jackpotsLast(steps: readonly Step[]): Step[] {
  let others = steps.filter(({ from: [giver] }) => !isJackpot(giver))
  const last: Step[] = []
  for (const { from, to, amount } of steps.filter(({ from: [giver] }) => isJackpot(giver))) {
    const [pot] = from
    const returned = others.filter((one) => one.to.address === pot.address)
    const own = smaller(amount, sum(returned.map((one) => one.amount)))
    const { split, left } = splitOff(others, pot, to, amount - own)
    others = split
    if (own + left > 0n) last.push({ from, to, amount: amountOf(own + left) })
  }
  return [...others, ...last]
}

/** Takes part of the provider's repayment from the jackpot, as far as it can pay. */
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
