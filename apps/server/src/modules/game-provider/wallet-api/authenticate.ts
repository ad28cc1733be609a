import { toWire } from '@fairhouse/money'
import type { VendorInput, VendorValue } from '@fairhouse/protocol/vendor'
import type { Provider } from '../admin/registry.ts'
import { requireEnabled } from './authorize-stake.ts'
import type { ProviderDeps } from '../deps.ts'
import { oneGameAtATime, marketRules } from '../market-rules.ts'

export async function authenticate(
  deps: ProviderDeps,
  provider: Provider,
  { ticket }: VendorInput<'authenticate'>,
): Promise<VendorValue<'authenticate'>> {
  requireEnabled(provider)
  const { token, session } = await deps.sessions.redeem(provider.code, ticket)
  const player = await deps.player(session.playerId)
  await deps.requireMayPlay(player)
  const { code: brand, country, market, returns } = player.brand()
  if (player.mode === 'real' && oneGameAtATime[market] && !provider.takesEventBets) {
    const seat = await deps.kit.database.db
      .transaction()
      .execute((transaction) => deps.wallet.takeSeat(transaction, player.id))
    await deps.sessions.setSeat(token, session, seat)
  }
  const open = await player.rounds.openRounds(provider.code, player.id)
  return {
    session: token,
    playerId: player.playerId,
    mode: player.mode,
    gameCode: session.game,
    brand,
    currency: player.currency,
    balance: toWire(await player.ledger.balanceOf(player.funds)),
    language: session.language ?? (await deps.language(player)),
    country,
    rules: marketRules[market],
    returns,
    openRounds: open.map(({ roundId, game }) => ({ roundId, gameCode: game })),
  }
}

export async function balance(
  deps: ProviderDeps,
  provider: Provider,
  { session }: VendorInput<'balance'>,
): Promise<VendorValue<'balance'>> {
  const { playerId } = await deps.sessions.requireSession(provider.code, session)
  const player = await deps.player(playerId)
  return { balance: toWire(await player.ledger.balanceOf(player.funds)), currency: player.currency }
}
