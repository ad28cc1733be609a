import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { counterReturns } from './counters.ts'
import { firstClosingGuard } from './guards.ts'
import { requestContentOf, transferIdOf } from './idempotency.ts'
import { netContribution } from './jackpots.ts'
import { parseMoment, requireAccepted, stepRow } from './money.ts'
import { ProviderRefused } from './refusals.ts'
import { limitReversal, stakeTotals } from './rollback.ts'

/**
 * Gives back the stake of a bet that its player cancels before the lock, and closes its round.
 * Whichever of settlement, rollback and cancel is first wins.
 */
export async function cancel(deps: ProviderDeps, provider: Provider, input: VendorInput<'cancel'>) {
  const vendor = provider.code
  const { transactionId, targetTransactionId, roundId } = input
  const { playerId } = await deps.sessions.requireSession(vendor, input.session)
  const player = await deps.player(playerId)
  const id = transferIdOf('transaction', vendor, transactionId)
  const targetId = transferIdOf('transaction', vendor, targetTransactionId)
  const at = deps.kit.clock.now()
  const step = { vendor, roundId, transactionId, player, game: '', transferId: id, targetId, at }
  const facts = {
    id,
    code: 'vendor.rollback',
    lane: player.lane,
    reference: `${vendor}/${roundId}`,
    requestContent: requestContentOf('cancel', input),
    records: [stepRow({ ...step, kind: 'rollback', closes: true })],
    balanceOf: player.funds,
    notAfter: parseMoment(input.notAfter),
  }
  // The wallet compares a repeat with its first request.
  if (await player.ledger.find(id)) {
    return requireAccepted(await player.ledger.transfer({ ...facts, postings: [] }))
  }
  const stake = await player.ledger.find(targetId)
  const isTheirs = stake?.code === 'vendor.debit' && stake.reference === facts.reference
  const steps = await player.rounds.round(vendor, roundId)
  const bet = steps.find(({ transferId }) => transferId === targetId)
  if (!isTheirs || stake.refusal !== null || bet?.memberId !== player.id) {
    throw new ProviderRefused('unknown_transaction')
  }
  // Its part in a jackpot may have been won.
  if (netContribution(stake.moves)) throw new ProviderRefused('bad_request')
  const counted = limitReversal(player, stakeTotals(stake.at, stake.moves), facts)
  const { guards = [], ...rest } = counted
  const outcome = await player.ledger.reverse({
    ...facts,
    ...rest,
    guards: [
      firstClosingGuard(vendor, roundId, player),
      ...counterReturns(vendor, player, bet),
      ...guards,
    ],
    targets: [targetId],
  })
  if (outcome.refusal === 'already_reversed') {
    throw new ProviderRefused('rolled_back', outcome.balance)
  }
  return requireAccepted(outcome)
}
