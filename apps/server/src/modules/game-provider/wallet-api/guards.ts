import { payoutGuards } from '#modules/limits'
import type { Guard } from '#modules/wallet'
import type { Player } from './players.ts'
import { stakeBlock } from '#modules/wallet'

/** Larger than any counter. */
export const always = 2n ** 62n

/**
 * Each player of a table has their own round. The round id goes first because it may be
 * time-ordered.
 */
const closedKey = (vendor: string, roundId: string, { id }: Player) =>
  `${roundId} closed ${vendor} ${id}`

/** Guards of a stake: the round is still open. */
export function stakeGuards(vendor: string, roundId: string, player: Player): Guard[] {
  const key = closedKey(vendor, roundId, player)
  return [...trialBlock(player), { key, add: 0n, max: 0n, refusal: 'round_closed' }]
}

/** Guards of a stake that also closes the round. */
export function playGuards(vendor: string, roundId: string, player: Player): Guard[] {
  const key = closedKey(vendor, roundId, player)
  return [...trialBlock(player), { key, add: 1n, max: 1n, refusal: 'round_closed' }]
}

/** Real stakes are authorised together with the limits; play money has only this block. */
const trialBlock = ({ id, mode }: Player) => (mode === 'trial' ? [stakeBlock(id)] : [])

/** Closes the round, or leaves it closed. */
export function closingGuard(vendor: string, roundId: string, player: Player): Guard {
  const key = closedKey(vendor, roundId, player)
  return { key, add: 1n, max: always, refusal: 'round_closed' }
}

/** Closes a round that is open: the first to close it wins. */
export function firstClosingGuard(vendor: string, roundId: string, player: Player): Guard {
  return { ...closingGuard(vendor, roundId, player), max: 1n }
}

/** A win or a returned stake reduces the loss counter; play money is not counted. */
export function wonGuards({ id, mode }: Player, amount: bigint): Guard[] {
  return mode === 'trial' ? [] : payoutGuards(id, amount)
}
