import { zero, type Amount } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import { undoneGuards, undoneRow } from '#modules/limits'
import { placeOf, type Outcome, type Transfer } from '#modules/wallet'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { attemptIdOf, transferIdOf } from '../ids.ts'
import { gatherPot, leftInPot } from '../jackpots.ts'
import { answerOf, stepRow } from '../money.ts'
import type { Player } from '../players.ts'
import { askedOf, VendorRefused } from '../rules.ts'

const attemptsAtOnce = 16

/** Undoes a stake to the unit; one that has not come yet will be refused when it comes. */
export async function rollback(desk: Desk, vendor: Vendor, input: VendorInput<'rollback'>) {
  const player = await desk.player(input.playerId)
  const { ledger, lane } = player
  const [first, newest] = await attemptsOf(player, vendor.code, input.transactionId)
  const targetId = transferIdOf('transaction', vendor.code, input.targetTransactionId)
  const reference = `${vendor.code}/${input.roundId}`
  const factsOf = (id: string, roundId = input.roundId) => {
    const { transactionId } = input
    const step = { vendor: vendor.code, roundId, transactionId, player, game: '', transferId: id }
    return {
      id,
      code: 'vendor.rollback',
      lane,
      reference: `${vendor.code}/${roundId}`,
      asked: askedOf('rollback', input),
      records: [stepRow({ ...step, kind: 'rollback', targetId, at: desk.kit.clock.now() })],
      balanceOf: player.funds,
    }
  }
  const nothing = (id: string) => ledger.transfer({ ...factsOf(id), postings: [] })
  // Known by its id: the wallet tells whether it asks for the same as the first time.
  const earlier = first.isKnown ? await nothing(first.id) : undefined
  if (earlier && earlier.refusal !== 'insufficient_funds') return undone(earlier)
  if (newest.isKnown) return undone(await nothing(newest.id))
  if (targetId === first.id) throw new VendorRefused('bad_request')
  const prevented = await ledger.voidTransfer({ id: targetId, lane, reference })
  if (prevented.refusal !== undefined) return undone(await nothing(newest.id))
  const { at, moves, reference: placed } = await requireStakeOf(player, targetId)
  const left = leftInPot(moves)
  if (left) await bringBack(player, vendor.code, input.targetTransactionId, left)
  // It is told of the round that the stake was in, whatever the vendor calls it now.
  const facts = factsOf(newest.id, placed.slice(vendor.code.length + 1))
  const counted = uncounted(player, stakeIn(at, moves), facts)
  return undone(await ledger.reverse({ ...facts, ...counted, targets: [targetId] }))
}

interface Attempt {
  id: string
  isKnown: boolean
}

/**
 * The first, and the newest: that which was decided for good, else that which is decided now. One
 * refused for want of funds was not for good.
 */
async function attemptsOf(
  { ledger }: Player,
  vendor: string,
  transactionId: string,
): Promise<[first: Attempt, newest: Attempt]> {
  let first: Attempt | undefined
  for (let from = 0; ; from += attemptsAtOnce) {
    const places = Array.from({ length: attemptsAtOnce }, (_, place) => from + place)
    const ids = places.map((attempt) => attemptIdOf(vendor, transactionId, attempt))
    const stored = await ledger.findAll(ids)
    const refusals = new Map(stored.map(({ id, refusal }) => [id, refusal]))
    const attempts = ids.map((id) => ({ id, isKnown: refusals.has(id) }))
    first ??= attempts[0]
    const newest = attempts.find(({ id }) => refusals.get(id) !== 'insufficient_funds')
    if (first && newest) return [first, newest]
  }
}

/** What the stake has put into a pot may lie in other lanes; named by the stake, it comes once. */
async function bringBack(
  player: Player,
  vendor: string,
  transactionId: string,
  { code, amount }: { code: string; amount: Amount },
): Promise<void> {
  const name = `${transactionId} back`
  await gatherPot(player, { code, contribution: zero, win: amount, vendor, name })
}

type Facts = Pick<Transfer, 'id' | 'records'>

/** It counts for no limit any more. Play money was never counted. */
export function uncounted({ id: memberId, mode }: Player, stake: StoredStake, facts: Facts) {
  if (mode === 'trial') return {}
  const { at, staked, won } = stake
  const row = undoneRow({ transferId: facts.id, memberId, at, staked, won })
  return {
    guards: undoneGuards(memberId, staked, won),
    records: [...(facts.records ?? []), row],
  }
}

/** What was rolled back before is rolled back: it succeeds without effect. */
function undone(outcome: Outcome) {
  if (outcome.refusal !== 'already_reversed') return answerOf(outcome)
  return { balance: outcome.balance, duplicate: outcome.repeated }
}

async function requireStakeOf(player: Player, id: string) {
  const stored = await player.ledger.find(id)
  const isStake = stored?.code === 'vendor.debit' || stored?.code === 'vendor.play'
  const isTheirs = stored?.moves.every(({ address }) => {
    const { memberId = player.id } = placeOf(address)
    return memberId === player.id
  })
  if (!isStake || isTheirs !== true) throw new VendorRefused('unknown_transaction')
  return stored
}

interface StoredStake {
  at: Date
  staked: bigint
  won: bigint
}

export function stakeIn(
  at: Date,
  moves: readonly { address: string; amount: string }[],
): StoredStake {
  const own = moves.filter(({ address }) => placeOf(address).memberId !== undefined)
  const units = own.map(({ amount }) => BigInt(amount))
  const sum = (of: (one: bigint) => boolean) =>
    units.filter(of).reduce((total, one) => total + one, 0n)
  return { at, staked: -sum((one) => one < 0n), won: sum((one) => one > 0n) }
}
