import type { Amount } from '@fairhouse/money'
import type { SecondReason } from '@fairhouse/protocol'

/** What decides whether one person alone may credit a deposit. */
export interface CreditFacts {
  /** The amount to be credited. */
  came: Amount
  /** What the member wanted to pay in. */
  asked: Amount
  /** What the provider reported in the deposit's currency. */
  reported: Amount | undefined
  /** Money in another currency came: its worth is a colleague's estimate. */
  isForeign: boolean
  /** Nobody but colleagues sees what came: a bank transfer. */
  isByHand: boolean
  least: Amount
  /** What the method still takes of this member now. */
  most: Amount
  /** What single colleagues credited to this member in the last 24 hours. */
  creditedAlone: Amount
  /** What single colleagues may credit to one member in 24 hours. */
  above: Amount
}

/** Why a second person must agree; empty where one person is enough. */
export function whySecond(facts: CreditFacts): SecondReason[] {
  const { came, least, most, creditedAlone, above } = facts
  const why: SecondReason[] = [...unexpected(facts)]
  if (came < least || came > most) why.push('limits')
  if (came + creditedAlone > above) why.push('large')
  return why
}

function unexpected({ came, asked, reported, isForeign, isByHand }: CreditFacts): SecondReason[] {
  if (isForeign) return ['currency']
  if (reported !== undefined) return came === reported ? [] : ['reported']
  if (!isByHand) return ['unconfirmed']
  return came === asked ? [] : ['asked']
}
