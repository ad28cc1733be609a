import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { RecordRow } from '#modules/wallet'
import type { Provider } from '../admin/registry.ts'
import { toWalletAnswer, authorizeStake } from './authorize-stake.ts'
import type { ProviderDeps } from '../deps.ts'
import { counterGuards, refuseFullCounter } from './counters.ts'
import { stakeGuards } from './guards.ts'
import { requestContentOf, transferIdOf } from './idempotency.ts'
import { parseMoment, parseWireAmount, parseJackpot, stakePostings, stepRow } from './money.ts'
import { ProviderRefused } from './refusals.ts'

export async function debit(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'debit'>,
  records: readonly RecordRow[] = [],
) {
  const vendor = provider.code
  const { roundId, transactionId, gameCode: game } = input
  const { player, sessionGuards } = await authorizeStake(deps, provider, input)
  const stake = parseWireAmount(input.amount)
  const jackpot = parseJackpot(input.jackpot, stake)
  await deps.jackpotOwners.require(provider, jackpot)
  if (jackpot && jackpot.win > 0n) throw new ProviderRefused('bad_request')
  const id = transferIdOf('transaction', vendor, transactionId)
  const facts = { vendor, roundId, transactionId, player, game, transferId: id, stake }
  const base = {
    id,
    lane: player.lane,
    reference: `${vendor}/${roundId}`,
    requestContent: requestContentOf('debit', input),
    postings: stakePostings(player, vendor, stake, jackpot),
    records: [
      stepRow({ ...facts, kind: 'debit', counters: input.counters, at: deps.kit.clock.now() }),
      ...records,
    ],
    balanceOf: player.funds,
    ...(input.notAfter !== undefined && { notAfter: parseMoment(input.notAfter) }),
  }
  const guards = [
    ...stakeGuards(vendor, roundId, player),
    ...counterGuards(vendor, player, input.counters),
  ]
  const outcome = await deps.placeStake(player, { code: 'vendor.debit', stake, win: 0n }, (terms) =>
    player.ledger.transfer({
      ...base,
      ...terms,
      guards: [...sessionGuards, ...guards, ...terms.guards],
    }),
  )
  await refuseFullCounter(vendor, player, input.counters, outcome.refusal)
  return toWalletAnswer(player, facts, outcome)
}
