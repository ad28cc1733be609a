import { amountOf, type Amount } from '@fairhouse/money'
import { potOf } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Desk } from './desk.ts'
import { stepRow } from './money.ts'
import type { OwnStep } from './store/index.ts'
import { stakeIn, uncounted } from './verbs/rollback.ts'

export interface OwnRound {
  memberId: string
  vendor: string
  roundId: string
}

export interface VoidAsked extends OwnRound {
  /** Of the decision, and of the transfer that carries it out. */
  id: string
}

export interface Voided {
  /** What the player gets back, and gives back. */
  stake: Amount
  win: Amount
}

/** Rounds that people take back: after it the money is what it was before the bet. */
export function voidingOf(desk: Desk) {
  const { kit, store, wallet } = desk

  async function stepsOf({ vendor, roundId, memberId }: OwnRound) {
    const steps = await store.ownRound(vendor, roundId, memberId)
    if (steps.length === 0) throw new Refusal('not_found')
    const moved = steps.filter(({ kind }) => kind !== 'close' && kind !== 'sweep')
    const [stake, ...more] = moved.filter(({ kind }) => kind === 'play' || kind === 'debit')
    const isUndone = moved.some(({ kind }) => kind === 'rollback')
    // Of several stakes some may stand and others not: those are for a correction.
    if (!stake || more.length > 0 || isUndone) throw new Refusal('not_allowed')
    return { stake, wins: moved.filter(({ kind }) => kind === 'credit') }
  }

  async function sumsOf(steps: readonly OwnStep[], memberId: string) {
    const found = await Promise.all(steps.map(({ transferId }) => wallet.find(transferId)))
    const parts = found.map((stored) => {
      if (!stored) throw new Error(`a step of ${memberId} has no transfer`)
      // Whoever owns the pot has counted it, and would promise others what is not there.
      if (stored.moves.some(({ address }) => potOf(address) !== undefined))
        throw new Refusal('not_allowed')
      return stakeIn(stored.at, stored.moves)
    })
    const sum = (of: 'staked' | 'won') => parts.reduce((total, part) => total + part[of], 0n)
    return { staked: sum('staked'), won: sum('won') }
  }

  return {
    /** What it would move; refuses what cannot be voided. */
    async voidable(asked: OwnRound): Promise<Voided> {
      const { stake, wins } = await stepsOf(asked)
      const { staked, won } = await sumsOf([stake, ...wins], asked.memberId)
      return { stake: amountOf(staked), win: amountOf(won) }
    },
    /** In the transaction of the decision, once in it and late. */
    async voidRound(transaction: Executor, asked: VoidAsked): Promise<Voided> {
      const { id, memberId, vendor, roundId } = asked
      const player = await desk.player(memberId)
      const { stake, wins } = await stepsOf(asked)
      const { staked, won } = await sumsOf([stake, ...wins], memberId)
      const step = { vendor, roundId, transactionId: `void ${id}`, player, game: '' }
      const row = stepRow({
        ...step,
        transferId: id,
        kind: 'rollback',
        targetId: stake.transferId,
        at: kit.clock.now(),
      })
      const facts = { id, records: [row] }
      const done = await wallet.reverseWithin(transaction, {
        ...facts,
        code: 'vendor.rollback',
        lane: player.lane,
        reference: `${vendor}/${roundId}`,
        ...uncounted(player, { at: stake.at, staked, won }, facts),
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
