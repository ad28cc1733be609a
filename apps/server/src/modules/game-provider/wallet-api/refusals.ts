import type { Amount } from '@fairhouse/money'
import type { VendorRefusal } from '@fairhouse/protocol/vendor'

/** Messages for developers; the provider's program reads the code. */
export const refusalMessages: Record<VendorRefusal, string> = {
  bad_signature: 'The signature does not fit the body.',
  stale_timestamp: 'The timestamp is more than 60 seconds from ours.',
  unknown_vendor: 'No such vendor.',
  bad_request: 'The request cannot be carried out as it is.',
  duplicate_mismatch: 'This transaction id was used with other content.',
  rolled_back: 'The transaction was rolled back.',
  round_closed: 'The round is closed.',
  too_late: 'The time for this bet is over.',
  insufficient_funds: 'The balance is too small.',
  limit_reached: 'A limit of the player is reached.',
  too_soon: 'The last round of the player began less than the minimum cycle ago.',
  player_blocked: 'The player may not play.',
  game_disabled: 'The game is not open.',
  session_expired: 'The session has ended.',
  unknown_player: 'No such player.',
  unknown_transaction: 'No such transaction.',
  foreign_jackpot: 'The jackpot belongs to another vendor.',
}

/** A provider's counter that a bet would exceed, and what is left of it. */
export interface FullCounter {
  key: string
  left: Amount
}

/** A refusal by a verb; some carry the balance. */
export class ProviderRefused extends Error {
  readonly code: VendorRefusal
  readonly balance: Amount | undefined
  readonly counter: FullCounter | undefined

  constructor(code: VendorRefusal, balance?: Amount, counter?: FullCounter) {
    super(code)
    this.code = code
    this.balance = balance
    this.counter = counter
  }
}

/** A record of an in-house game contradicts a committed one: the game prepares it again. */
export class StaleRecord extends Error {}

/** Maps refusals of the wallet and its guards to those of the wallet API. */
const walletRefusals: Record<string, VendorRefusal> = {
  id_conflict: 'duplicate_mismatch',
  insufficient_funds: 'insufficient_funds',
  rolled_back: 'rolled_back',
  round_closed: 'round_closed',
  too_late: 'too_late',
  player_blocked: 'player_blocked',
  limit_reached: 'limit_reached',
  seat_taken: 'session_expired',
  '~too_soon': 'too_soon',
  // Stored in journals from when it was a final refusal.
  too_soon: 'too_soon',
}

export function toProviderRefusal(name: string): VendorRefusal {
  const known = walletRefusals[name]
  if (!known) throw new Error(`the wallet refused by ${name}`)
  return known
}
