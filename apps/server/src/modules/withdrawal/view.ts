import { amountOf, toWire } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { dueOf } from './lifecycle.ts'
import { claimStore } from './store/claims.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'
import type { Targets } from './payout/targets.ts'

const toIso = (date: Date | null) => date?.toISOString() ?? null

/** A payout as its member sees it; refused ones are not shown. */
function toPart({ id, amount, sentAt, confirmation, confirmUntil }: Payout, answer: string | null) {
  const facts = { id, confirmation, confirmUntil: toIso(confirmUntil), answer }
  return { ...facts, amount: toWire(amount), at: sentAt.toISOString() }
}

function toMoney(withdrawal: Withdrawal) {
  const { amount, fee, paid, returned } = withdrawal
  return {
    amount: toWire(amount),
    fee: toWire(fee),
    net: toWire(amountOf(amount - fee)),
    paid: toWire(paid),
    due: toWire(dueOf(withdrawal)),
    returned: toWire(returned),
  }
}

function toRow(withdrawal: Withdrawal) {
  const { id, brandId, memberId, state, currency, claimedBy, reason, createdAt } = withdrawal
  const facts = { id, brandId, memberId, state, currency, claimedBy, reason }
  return { ...facts, ...toMoney(withdrawal), createdAt: createdAt.toISOString() }
}

/** Withdrawals in wire format, for their owner and for staff. */
export function createViews(db: Executor, targets: Targets) {
  async function loadAttached(all: readonly Withdrawal[]) {
    const ids = all.map(({ id }) => id)
    const payouts = await payoutStore(db).of(ids)
    const claims = await claimStore(db).ofPayouts(payouts.map(({ id }) => id))
    const answers = new Map(claims.map(({ payoutId, answer }) => [payoutId, answer]))
    const moves = await requestStore(db).movesOf(ids)
    return {
      moves: Map.groupBy(moves, ({ withdrawalId }) => withdrawalId),
      parts: Map.groupBy(payouts, ({ withdrawalId }) => withdrawalId),
      answerTo: (id: string) => answers.get(id) ?? null,
    }
  }

  return {
    toRow,
    async forOwner(all: readonly Withdrawal[]) {
      const accounts = await Promise.all(all.map((one) => targets.masked(one)))
      const { moves, parts, answerTo } = await loadAttached(all)
      return all.map((withdrawal, place) => {
        const { id, state, currency, reason, createdAt } = withdrawal
        const account = accounts[place]
        if (!account) throw new Error(`no account of withdrawal ${id}`)
        const paid = (parts.get(id) ?? []).filter((part) => part.state === 'paid')
        return {
          id,
          state,
          currency,
          reason,
          account,
          ...toMoney(withdrawal),
          createdAt: createdAt.toISOString(),
          parts: paid.map((part) => toPart(part, answerTo(part.id))),
          moves: toMoves(moves.get(id) ?? []),
        }
      })
    },
    async forStaff(withdrawal: Withdrawal) {
      const { moves, parts, answerTo } = await loadAttached([withdrawal])
      return {
        ...toRow(withdrawal),
        target: await targets.targetOf(withdrawal),
        approvedBy: withdrawal.approvedBy,
        moves: (moves.get(withdrawal.id) ?? []).map((move) => ({
          from: move.fromState,
          to: move.toState,
          amount: move.amount === null ? null : toWire(amountOf(move.amount)),
          actorKind: move.actorKind,
          actorId: move.actorId,
          reason: move.reason,
          at: move.at.toISOString(),
        })),
        parts: (parts.get(withdrawal.id) ?? []).map((part) => ({
          ...toPart(part, answerTo(part.id)),
          provider: part.provider,
          state: part.state,
          evidence: part.evidence,
        })),
      }
    },
  }
}

/** States in order, each once: claiming changes no state. */
function toMoves(moves: readonly { toState: Withdrawal['state']; at: Date }[]) {
  return moves
    .filter(({ toState }, place) => toState !== moves[place - 1]?.toState)
    .map(({ toState, at }) => ({ state: toState, at: at.toISOString() }))
}

/** Content of the topic: payouts that the member has to confirm. */
export async function loadPrompts(db: Executor, memberId: string) {
  const [version, unconfirmed] = [
    await requestStore(db).version(memberId),
    await payoutStore(db).askedOf(memberId),
  ]
  const prompts = []
  for (const { id, withdrawalId, amount, confirmUntil } of unconfirmed) {
    const withdrawal = await requestStore(db).find(withdrawalId)
    if (!withdrawal || !confirmUntil) continue
    const { currency } = withdrawal
    const { paid, due } = toMoney(withdrawal)
    const facts = { id, withdrawalId, currency, paid, due, until: confirmUntil.toISOString() }
    prompts.push({ ...facts, amount: toWire(amount) })
  }
  return { seq: version, data: { version, asked: prompts } }
}
