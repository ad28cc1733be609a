import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Posting, RecordRow } from '#modules/wallet'
import type { Provider } from '../admin/registry.ts'
import { toWalletAnswer, authorizeStake } from './authorize-stake.ts'
import type { ProviderDeps } from '../deps.ts'
import { playGuards } from './guards.ts'
import { requestContentOf, transferIdOf } from './idempotency.ts'
import { gatherJackpot } from './jackpots.ts'
import { parseWireAmount, parseJackpot, stakePostings, stepRow } from './money.ts'
import { ProviderRefused } from './refusals.ts'
import { playFromReserved } from './reservations.ts'

/** A complete round in one commit: stake, jackpot contribution, win, round closed. */
export async function play(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'play'>,
  records: readonly RecordRow[] = [],
) {
  const { roundId, transactionId, gameCode: game, fromReserved } = input
  if (fromReserved !== undefined) {
    return playFromReserved(deps, provider, { ...input, fromReserved }, records)
  }
  const { player, sessionGuards } = await authorizeStake(deps, provider, input)
  const [stake, win] = [parseWireAmount(input.stake), parseWireAmount(input.win)]
  const jackpot = parseJackpot(input.jackpot, stake)
  await deps.jackpotOwners.require(provider, jackpot)
  const id = transferIdOf('transaction', provider.code, transactionId)
  if (jackpot && jackpot.win > 0n) {
    const jackpotWin = { ...jackpot, vendor: provider.code, name: transactionId }
    const isCovered =
      (await player.ledger.find(id)) !== undefined || (await gatherJackpot(player, jackpotWin))
    // A concurrent repeat may have been paid from this money.
    if (!isCovered && !(await player.ledger.find(id))) throw new ProviderRefused('bad_request')
  }

  const postings = stakePostings(player, provider.code, stake, jackpot)
  // A win is split as the stake was; without a stake it is cash.
  const to: Posting['to'] = stake > 0n ? { backTo: 0 } : player.cash
  if (win > 0n) postings.push({ from: [player.providerAccount(provider.code)], to, amount: win })
  if (jackpot && jackpot.win > 0n) {
    postings.push({ from: [player.pot(jackpot.code)], to, amount: jackpot.win })
  }
  const facts = { vendor: provider.code, roundId, transactionId, player, game, transferId: id }
  const at = deps.kit.clock.now()
  const base = {
    id,
    lane: player.lane,
    reference: `${provider.code}/${roundId}`,
    requestContent: requestContentOf('play', input),
    postings,
    records: [stepRow({ ...facts, kind: 'play', stake, win, closes: true, at }), ...records],
    balanceOf: player.funds,
  }
  const guards = playGuards(provider.code, roundId, player)
  const totalWin = win + (jackpot?.win ?? 0n)
  const outcome = await deps.placeStake(
    player,
    { code: 'vendor.play', stake, win: totalWin },
    (terms) =>
      player.ledger.transfer({
        ...base,
        ...terms,
        guards: [...sessionGuards, ...guards, ...terms.guards],
      }),
  )
  // Another win emptied the jackpot meanwhile; the player had enough.
  if (outcome.refusal === 'insufficient_funds' && jackpot && outcome.balance >= stake) {
    throw new ProviderRefused('bad_request')
  }
  return toWalletAnswer(player, facts, outcome)
}
