import { zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import { rollbackGuards, rolledBackRow } from '#modules/limits'
import { parseAddress, type Outcome, type Transfer } from '#modules/wallet'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { counterReturns } from './counters.ts'
import { requestContentOf, attemptIdOf, transferIdOf } from './idempotency.ts'
import { gatherJackpot, netContribution } from './jackpots.ts'
import { requireAccepted, stepRow } from './money.ts'
import type { Player } from './players.ts'
import { ProviderRefused } from './refusals.ts'

const attemptBatchSize = 16

/** Reverses a stake exactly; a stake that has not arrived yet will be refused when it does. */
export async function rollback(
  deps: ProviderDeps,
  provider: Provider,
  input: VendorInput<'rollback'>,
) {
  const player = await deps.player(input.playerId)
  const { ledger, lane } = player
  const [first, newest] = await findAttempts(player, provider.code, input.transactionId)
  const targetId = transferIdOf('transaction', provider.code, input.targetTransactionId)
  const reference = `${provider.code}/${input.roundId}`
  const factsOf = (id: string, roundId = input.roundId) => {
    const { transactionId } = input
    const step = { vendor: provider.code, roundId, transactionId, player, game: '', transferId: id }
    return {
      id,
      code: 'vendor.rollback',
      lane,
      reference: `${provider.code}/${roundId}`,
      requestContent: requestContentOf('rollback', input),
      records: [stepRow({ ...step, kind: 'rollback', targetId, at: deps.kit.clock.now() })],
      balanceOf: player.funds,
    }
  }
  const recordOnly = (id: string) => ledger.transfer({ ...factsOf(id), postings: [] })
  // For a known id the wallet checks that the repeat has the same content.
  const earlier = first.isKnown ? await recordOnly(first.id) : undefined
  if (earlier && earlier.refusal !== 'insufficient_funds') return toRollbackAnswer(earlier)
  if (newest.isKnown) return toRollbackAnswer(await recordOnly(newest.id))
  if (targetId === first.id) throw new ProviderRefused('bad_request')
  const prevented = await ledger.voidTransfer({ id: targetId, lane, reference })
  if (prevented.refusal !== undefined) return toRollbackAnswer(await recordOnly(newest.id))
  const { at, moves, reference: stakeReference } = await requireStakeOf(player, targetId)
  const left = netContribution(moves)
  if (left) await returnContribution(player, provider.code, input.targetTransactionId, left)
  // Recorded in the stake's round, whatever round the provider names now.
  const stakeRound = stakeReference.slice(provider.code.length + 1)
  const facts = factsOf(newest.id, stakeRound)
  const { guards = [], ...counted } = limitReversal(player, stakeTotals(at, moves), facts)
  const steps = await player.rounds.round(provider.code, stakeRound)
  const stake = steps.find(({ transferId }) => transferId === targetId)
  const returns = counterReturns(provider.code, player, stake)
  const reversal = { ...facts, ...counted, guards: [...guards, ...returns], targets: [targetId] }
  return toRollbackAnswer(await ledger.reverse(reversal))
}

interface Attempt {
  id: string
  isKnown: boolean
}

/**
 * The first attempt and the newest: the one with a final outcome, else the next to decide. A
 * refusal for insufficient funds is not final.
 */
async function findAttempts(
  { ledger }: Player,
  vendor: string,
  transactionId: string,
): Promise<[first: Attempt, newest: Attempt]> {
  let first: Attempt | undefined
  for (let from = 0; ; from += attemptBatchSize) {
    const numbers = Array.from({ length: attemptBatchSize }, (_, index) => from + index)
    const ids = numbers.map((attempt) => attemptIdOf(vendor, transactionId, attempt))
    const stored = await ledger.findAll(ids)
    const refusals = new Map(stored.map(({ id, refusal }) => [id, refusal]))
    const attempts = ids.map((id) => ({ id, isKnown: refusals.has(id) }))
    first ??= attempts[0]
    const newest = attempts.find(({ id }) => refusals.get(id) !== 'insufficient_funds')
    if (first && newest) return [first, newest]
  }
}

/**
 * The stake's contribution may be in other lanes; the name derives from the stake, so it is moved
 * once.
 */
async function returnContribution(
  player: Player,
  vendor: string,
  transactionId: string,
  { code, amount }: { code: string; amount: Amount },
): Promise<void> {
  const name = `${transactionId} back`
  await gatherJackpot(player, { code, contribution: zero, win: amount, vendor, name })
}

type Facts = Pick<Transfer, 'id' | 'records'>

/** Removes the stake from the limit counters. Play money was never counted. */
export function limitReversal({ id: memberId, mode }: Player, stake: StakeTotals, facts: Facts) {
  if (mode === 'trial') return {}
  const { at, staked, won } = stake
  const row = rolledBackRow({ transferId: facts.id, memberId, at, staked, won })
  return {
    guards: rollbackGuards(memberId, staked, won),
    records: [...(facts.records ?? []), row],
  }
}

/** A stake that was already rolled back succeeds without effect. */
function toRollbackAnswer(outcome: Outcome) {
  if (outcome.refusal !== 'already_reversed') return requireAccepted(outcome)
  return { balance: outcome.balance, duplicate: outcome.repeated }
}

async function requireStakeOf(player: Player, id: string) {
  const stored = await player.ledger.find(id)
  const isStake = stored?.code === 'vendor.debit' || stored?.code === 'vendor.play'
  const isTheirs = stored?.moves.every(({ address }) => {
    const { memberId = player.id } = parseAddress(address)
    return memberId === player.id
  })
  if (!isStake || isTheirs !== true) throw new ProviderRefused('unknown_transaction')
  return stored
}

interface StakeTotals {
  at: Date
  staked: bigint
  won: bigint
}

export function stakeTotals(
  at: Date,
  moves: readonly { address: string; amount: string }[],
): StakeTotals {
  const own = moves.filter(({ address }) => parseAddress(address).memberId !== undefined)
  const units = own.map(({ amount }) => BigInt(amount))
  const sum = (of: (one: bigint) => boolean) =>
    units.filter(of).reduce((total, one) => total + one, 0n)
  return { at, staked: -sum((one) => one < 0n), won: sum((one) => one > 0n) }
}
