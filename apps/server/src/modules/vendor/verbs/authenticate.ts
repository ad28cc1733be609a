import { toWire } from '@fairhouse/money'
import type { VendorInput, VendorValue } from '@fairhouse/protocol/vendor'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { profiles } from '../rules.ts'

export async function authenticate(
  desk: Desk,
  vendor: Vendor,
  { ticket }: VendorInput<'authenticate'>,
): Promise<VendorValue<'authenticate'>> {
  const { token, session } = await desk.sessions.redeem(vendor.code, ticket)
  const player = await desk.player(session.memberId)
  const { language, country, market } = player.brand()
  const open = await desk.store.openRounds(vendor.code, player.id)
  return {
    session: token,
    playerId: player.id,
    currency: player.currency,
    balance: toWire(await desk.wallet.balanceOf(player.funds)),
    language,
    country,
    rules: profiles[market],
    openRounds: open.map(({ roundId, game }) => ({ roundId, gameCode: game })),
  }
}

export async function balance(
  desk: Desk,
  vendor: Vendor,
  { session }: VendorInput<'balance'>,
): Promise<VendorValue<'balance'>> {
  const { memberId } = await desk.sessions.of(vendor.code, session)
  const player = await desk.player(memberId)
  return { balance: toWire(await desk.wallet.balanceOf(player.funds)), currency: player.currency }
}
