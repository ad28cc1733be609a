import { backGuard } from '#modules/limits'
import type { Guard } from '#modules/wallet'
import type { Player } from './players.ts'
import { stakeBlock } from '#modules/wallet'

const always = 2n ** 62n

/** Each player of a table has a round of their own. Its id goes first: it may be ordered. */
const closedKey = (vendor: string, roundId: string, { id }: Player) =>
  `${roundId} closed ${vendor} ${id}`

/** A stake: the player may play, and the round is open. */
export function stakeGuards(vendor: string, roundId: string, player: Player): Guard[] {
  const key = closedKey(vendor, roundId, player)
  return [...trialBlock(player), { key, add: 0n, most: 0n, refusal: 'round_closed' }]
}

/** The same, and the round closes with it. */
export function playGuards(vendor: string, roundId: string, player: Player): Guard[] {
  const key = closedKey(vendor, roundId, player)
  return [...trialBlock(player), { key, add: 1n, most: 1n, refusal: 'round_closed' }]
}

/** Who may stake money is decided with the limits; play money has only this. */
const trialBlock = ({ id, mode }: Player) => (mode === 'trial' ? [stakeBlock(id)] : [])

/** Closes the round, whether or not it was. */
export function closingGuard(vendor: string, roundId: string, player: Player): Guard {
  const key = closedKey(vendor, roundId, player)
  return { key, add: 1n, most: always, refusal: 'round_closed' }
}

/** A win, or money that comes back: what was lost is less by it. Play money is not counted. */
export function wonGuards({ id, mode }: Player, amount: bigint): Guard[] {
  return mode === 'trial' ? [] : backGuard(id, amount)
}
