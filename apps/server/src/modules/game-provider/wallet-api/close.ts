import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { closingGuard } from './guards.ts'
import { requestContentOf, transferIdOf } from './idempotency.ts'
import { requireAccepted, stepRow } from './money.ts'

export async function close(deps: ProviderDeps, provider: Provider, input: VendorInput<'close'>) {
  return closeRound(deps, provider.code, input, 'close')
}

/** Closes a player's round: no more stakes. Closing it again changes nothing. */
export async function closeRound(
  deps: ProviderDeps,
  vendor: string,
  input: VendorInput<'close'>,
  kind: 'close' | 'sweep',
) {
  const { playerId, roundId } = input
  const player = await deps.player(playerId)
  const id = transferIdOf('close', vendor, `${roundId} ${player.id}`)
  const step = { vendor, roundId, transactionId: '', player, game: '', transferId: id, kind }
  const outcome = await player.ledger.transfer({
    id,
    code: 'vendor.close',
    lane: player.lane,
    reference: `${vendor}/${roundId}`,
    requestContent: requestContentOf('close', input),
    postings: [],
    guards: [closingGuard(vendor, roundId, player)],
    records: [stepRow({ ...step, closes: true, at: deps.kit.clock.now() })],
    balanceOf: player.funds,
  })
  return requireAccepted(outcome)
}
