import { randomUUID } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import type { VendorInput, VendorVerb } from '@fairhouse/protocol/vendor'
import { addPlayer, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, promotionAccount } from '#modules/wallet'

export const gameCode = 'sandbox-game'

export const booksOf = (lane: number) => ({ brand: 'fairhouse', currency: 'VND', lane }) as const

/** Calls verbs as the sandbox provider. */
export const senderTo =
  (site: TestSite) =>
  <V extends VendorVerb>(verb: V, body: VendorInput<V>) =>
    site.context.gameProvider.perform('SANDBOX', verb, body)

export interface Seat {
  playerId: string
  session: string
}

interface Wanted {
  units: bigint
  bonus?: bigint
  lane?: number
}

/** Creates a player with a game session, in the given lane. */
export async function seatAt(site: TestSite, { units, bonus = 0n, lane }: Wanted): Promise<Seat> {
  let playerId = await addPlayer(site, units)
  while (lane !== undefined && laneOf(playerId) !== lane) playerId = await addPlayer(site, units)
  if (bonus > 0n) await giveBonus(site, playerId, bonus)
  const ticket = await site.context.gameProvider.ticket(playerId, gameCode)
  const answer = await senderTo(site)('authenticate', { ticket })
  if (!answer.success) throw new Error(answer.code)
  return { playerId, session: answer.value.session }
}

async function giveBonus(site: TestSite, playerId: string, units: bigint): Promise<void> {
  const lane = laneOf(playerId)
  const to = memberAccount(playerId, 'bonus', 'VND')
  const postings = [{ from: [promotionAccount(booksOf(lane))], to, amount: amountOf(units) }]
  const id = randomUUID()
  await site.context.wallet.transfer({ id, code: 'gift', lane, reference: '', postings })
}
