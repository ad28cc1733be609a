import { amountOf, type Amount } from '@fairhouse/money'
import { jackpotOf } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { ProviderDeps } from '../deps.ts'
import { stepRow } from '../wallet-api/money.ts'
import type { MemberStep } from '../store/index.ts'
import { stakeTotals, limitReversal } from '../wallet-api/rollback.ts'

export interface MemberRound {
  memberId: string
  vendor: string
  roundId: string
}

export interface VoidRequest extends MemberRound {
  /** The id of the decision and of the transfer that carries it out. */
  id: string
}

export interface VoidTotals {
  /** The stake returned to the player and the win taken back. */
  stake: Amount
  win: Amount
}

/** Voids rounds by decision of staff: afterwards the money is as before the bet. */
export function createRoundVoiding(deps: ProviderDeps) {
  const { kit, store, wallet } = deps

  async function voidableSteps({ vendor, roundId, memberId }: MemberRound) {
    const steps = await store.memberRound(vendor, roundId, memberId)
    if (steps.length === 0) throw new Refusal('not_found')
    const moved = steps.filter(({ kind }) => kind !== 'close' && kind !== 'sweep')
    const [stake, ...more] = moved.filter(({ kind }) => kind === 'play' || kind === 'debit')
    const isUndone = moved.some(({ kind }) => kind === 'rollback')
    // With several stakes only some may be valid; those rounds need a manual correction.
    if (!stake || more.length > 0 || isUndone) throw new Refusal('not_allowed')
    return { stake, wins: moved.filter(({ kind }) => kind === 'credit') }
  }

  async function sumSteps(steps: readonly MemberStep[], memberId: string) {
    const found = await Promise.all(steps.map(({ transferId }) => wallet.find(transferId)))
    const parts = found.map((stored) => {
      if (!stored) throw new Error(`a step of ${memberId} has no transfer`)
      // Jackpot money cannot be reversed: its owner has counted it and may have promised it.
      if (stored.moves.some(({ address }) => jackpotOf(address) !== undefined))
        throw new Refusal('not_allowed')
      return stakeTotals(stored.at, stored.moves)
    })
    const sum = (of: 'staked' | 'won') => parts.reduce((total, part) => total + part[of], 0n)
    return { staked: sum('staked'), won: sum('won') }
  }

  return {
    /** The amounts a void would move; refuses rounds that cannot be voided. */
    async voidable(request: MemberRound): Promise<VoidTotals> {
      const { stake, wins } = await voidableSteps(request)
      const { staked, won } = await sumSteps([stake, ...wins], request.memberId)
      return { stake: amountOf(staked), win: amountOf(won) }
    },
    /** Voids in the transaction of the decision; call it once and late in it. */
    async voidRound(transaction: Executor, request: VoidRequest): Promise<VoidTotals> {
      const { id, memberId, vendor, roundId } = request
      const player = await deps.player(memberId)
      const { stake, wins } = await voidableSteps(request)
      const { staked, won } = await sumSteps([stake, ...wins], memberId)
      const step = { vendor, roundId, transactionId: `void ${id}`, player, game: '' }
      const row = stepRow({
        ...step,
        transferId: id,
        kind: 'rollback',
        targetId: stake.transferId,
        at: kit.clock.now(),
      })
      const facts = { id, records: [row] }
      const done = await wallet.reverseInTransaction(transaction, {
        ...facts,
        code: 'vendor.rollback',
        lane: player.lane,
        reference: `${vendor}/${roundId}`,
        ...limitReversal(player, { at: stake.at, staked, won }, facts),
        targets: [stake, ...wins].map(({ transferId }) => transferId),
        balanceOf: player.funds,
      })
      if (done.refusal === 'insufficient_funds') throw new Refusal('insufficient_funds')
      if (done.refusal === 'already_reversed') throw new Refusal('not_allowed')
      if (done.refusal !== undefined) throw new Error(`void ${id}: ${done.refusal}`)
      return { stake: amountOf(staked), win: amountOf(won) }
    },
  }
}
