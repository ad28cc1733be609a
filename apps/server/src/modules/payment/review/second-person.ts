import type { Amount } from '@fairhouse/money'
import type { SecondReason } from '@fairhouse/protocol'

/** Facts that decide whether one person may credit a deposit alone. */
export interface CreditFacts {
  /** The amount to credit. */
  received: Amount
  /** The amount the member requested. */
  requested: Amount
  /** The amount the provider reported, in the deposit's currency. */
  reported: Amount | undefined
  /** Money in another currency arrived: a colleague estimated its value. */
  isForeign: boolean
  /** A bank transfer: only staff see the received amount. */
  isByHand: boolean
  least: Amount
  /** The highest amount the method accepts from this member now. */
  most: Amount
  /** Sum credited to this member by single colleagues in the last 24 hours. */
  creditedAlone: Amount
  /** Sum that single colleagues may credit to one member in 24 hours. */
  threshold: Amount
}

/** Reasons for four-eyes approval; empty if one person is enough. */
export function secondPersonReasons(facts: CreditFacts): SecondReason[] {
  const { received, least, most, creditedAlone, threshold } = facts
  const why: SecondReason[] = [...unexpectedReasons(facts)]
  if (received < least || received > most) why.push('limits')
  if (received + creditedAlone > threshold) why.push('large')
  return why
}

function unexpectedReasons({
  received,
  requested,
  reported,
  isForeign,
  isByHand,
}: CreditFacts): SecondReason[] {
  if (isForeign) return ['currency']
  if (reported !== undefined) return received === reported ? [] : ['reported']
  if (!isByHand) return ['unconfirmed']
  return received === requested ? [] : ['asked']
}
