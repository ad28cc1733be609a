import { toWire } from '@fairhouse/money'
import type { VendorInput, VendorValue } from '@fairhouse/protocol/vendor'
import type { Vendor } from '../book.ts'
import { requireOn, type Desk } from '../desk.ts'
import { oneGameAtATime, profiles } from '../rules.ts'

export async function authenticate(
  desk: Desk,
  vendor: Vendor,
  { ticket }: VendorInput<'authenticate'>,
): Promise<VendorValue<'authenticate'>> {
  requireOn(vendor)
  const { token, session } = await desk.sessions.redeem(vendor.code, ticket)
  const player = await desk.player(session.playerId)
  await desk.requireStanding(player)
  const { code: brand, country, market, returns } = player.brand()
  if (player.mode === 'real' && oneGameAtATime[market]) {
    const seat = await desk.kit.database.db
      .transaction()
      .execute((transaction) => desk.wallet.takeSeat(transaction, player.id))
    await desk.sessions.sitDown(token, session, seat)
  }
  const open = await player.rounds.openRounds(vendor.code, player.id)
  return {
    session: token,
    playerId: player.playerId,
    mode: player.mode,
    gameCode: session.game,
    brand,
    currency: player.currency,
    balance: toWire(await player.ledger.balanceOf(player.funds)),
    language: session.language ?? (await desk.language(player)),
    country,
    rules: profiles[market],
    returns,
    openRounds: open.map(({ roundId, game }) => ({ roundId, gameCode: game })),
  }
}

export async function balance(
  desk: Desk,
  vendor: Vendor,
  { session }: VendorInput<'balance'>,
): Promise<VendorValue<'balance'>> {
  const { playerId } = await desk.sessions.of(vendor.code, session)
  const player = await desk.player(playerId)
  return { balance: toWire(await player.ledger.balanceOf(player.funds)), currency: player.currency }
}
