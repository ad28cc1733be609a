import type { VendorInput } from '@fairhouse/protocol/vendor'
import { undoneGuards, undoneRow } from '#modules/limits'
import { placeOf, type Outcome, type Transfer } from '#modules/wallet'
import type { Vendor } from '../book.ts'
import type { Desk } from '../desk.ts'
import { transferIdOf } from '../ids.ts'
import { answerOf, stepRow } from '../money.ts'
import type { Player } from '../players.ts'
import { askedOf, VendorRefused } from '../rules.ts'

/** Undoes a stake to the unit; one that has not come yet will be refused when it comes. */
export async function rollback(desk: Desk, vendor: Vendor, input: VendorInput<'rollback'>) {
  const { roundId, transactionId } = input
  const player = await desk.player(input.playerId)
  const id = transferIdOf('transaction', vendor.code, transactionId)
  const target = transferIdOf('transaction', vendor.code, input.targetTransactionId)
  const step = { vendor: vendor.code, roundId, transactionId, player, game: '', transferId: id }
  const facts = {
    id,
    code: 'vendor.rollback',
    lane: player.lane,
    reference: `${vendor.code}/${roundId}`,
    asked: askedOf('rollback', input),
    records: [stepRow({ ...step, kind: 'rollback', targetId: target, at: desk.kit.clock.now() })],
    balanceOf: player.funds,
  }
  const { ledger } = player
  const nothing = () => ledger.transfer({ ...facts, postings: [] })
  // Known by its id: the wallet tells whether it asks for the same as the first time.
  const earlier = await ledger.find(id)
  if (earlier) return undone(await nothing())
  if (target === id) throw new VendorRefused('bad_request')
  const { lane, reference } = facts
  const prevented = await ledger.voidTransfer({ id: target, lane, reference })
  if (prevented.refusal !== undefined) return undone(await nothing())
  const stake = await requireStakeOf(player, target)
  return undone(
    await ledger.reverse({ ...facts, ...uncounted(player, stake, facts), targets: [target] }),
  )
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

async function requireStakeOf(player: Player, id: string): Promise<StoredStake> {
  const stored = await player.ledger.find(id)
  const isStake = stored?.code === 'vendor.debit' || stored?.code === 'vendor.play'
  const isTheirs = stored?.moves.every(({ address }) => {
    const { memberId = player.id } = placeOf(address)
    return memberId === player.id
  })
  if (!isStake || isTheirs !== true) throw new VendorRefused('unknown_transaction')
  return stakeIn(stored.at, stored.moves)
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
