import type { Amount } from '@fairhouse/money'
import type { Market } from '#modules/brand'
import type { MarketRules, VendorRefusal, VendorVerb } from '@fairhouse/protocol/vendor'

const quick = {
  minimumCycleMs: 0,
  autoplay: true,
  turbo: true,
  buyFeature: true,
  freePlay: true,
  celebratesUpToStake: false,
  showsNetPosition: true,
  showsElapsedTime: true,
}

/** Nobody plays for fun there whose age is not verified, so nobody does. */
const strict = {
  ...quick,
  minimumCycleMs: 2500,
  autoplay: false,
  turbo: false,
  buyFeature: false,
  freePlay: false,
}

/** LIST of market profiles: what games must keep. A new brand is strict. */
export const profiles: Record<Market, MarketRules> = {
  strict,
  open: quick,
  lab: quick,
}

/** LIST of markets in which a player plays one game at a time: the latest that was opened. */
export const oneGameAtATime: Record<Market, boolean> = { strict: true, open: false, lab: false }

/** Said to the vendor's program; its own code tells it what to do. */
export const refusalWords: Record<VendorRefusal, string> = {
  bad_signature: 'The signature does not fit the body.',
  stale_timestamp: 'The timestamp is more than 60 seconds from ours.',
  unknown_vendor: 'No such vendor.',
  bad_request: 'The request cannot be carried out as it is.',
  duplicate_mismatch: 'This transaction id was used with other content.',
  rolled_back: 'The transaction was rolled back.',
  round_closed: 'The round is closed.',
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

/** A refusal that a verb answers with; some carry the balance. */
export class VendorRefused extends Error {
  readonly code: VendorRefusal
  readonly balance: Amount | undefined

  constructor(code: VendorRefusal, balance?: Amount) {
    super(code)
    this.code = code
    this.balance = balance
  }
}

/** The names that the wallet and its guards refuse by, as the vendor knows them. */
const walletRefusals: Record<string, VendorRefusal> = {
  id_conflict: 'duplicate_mismatch',
  insufficient_funds: 'insufficient_funds',
  rolled_back: 'rolled_back',
  round_closed: 'round_closed',
  player_blocked: 'player_blocked',
  limit_reached: 'limit_reached',
  seat_taken: 'session_expired',
  '~too_soon': 'too_soon',
  // Journals have it from when it was a decision.
  too_soon: 'too_soon',
}

export function refusalOf(name: string): VendorRefusal {
  const known = walletRefusals[name]
  if (!known) throw new Error(`the wallet refused by ${name}`)
  return known
}

/** What was asked, in one text: a repeat must say the same. */
export function askedOf(verb: VendorVerb, input: object): string {
  const said = Object.entries(input).filter(([name]) => name !== 'session')
  return JSON.stringify([verb, said.toSorted(([one], [other]) => (one < other ? -1 : 1))])
}
