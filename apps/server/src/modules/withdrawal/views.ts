import { amountOf, toWire } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import type { AccountBook } from './account-book.ts'
import { dueOf } from './course.ts'
import { claimStore } from './store/claims.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'

const when = (date: Date | null) => date?.toISOString() ?? null

/** A part as a member sees it; one that the provider refused was never sent. */
function partOf({ id, amount, sentAt, confirmation, confirmUntil }: Payout, answer: string | null) {
  const facts = { id, confirmation, confirmUntil: when(confirmUntil), answer }
  return { ...facts, amount: toWire(amount), at: sentAt.toISOString() }
}

function moneyIn(withdrawal: Withdrawal) {
  const { amount, fee, paid, returned } = withdrawal
  return {
    amount: toWire(amount),
    fee: toWire(fee),
    paid: toWire(paid),
    due: toWire(dueOf(withdrawal)),
    returned: toWire(returned),
  }
}

function rowOf(withdrawal: Withdrawal) {
  const { id, brandId, memberId, state, currency, claimedBy, reason, createdAt } = withdrawal
  const facts = { id, brandId, memberId, state, currency, claimedBy, reason }
  return { ...facts, ...moneyIn(withdrawal), createdAt: createdAt.toISOString() }
}

/** What is told about withdrawals, to their owner and to staff. */
export function viewsOf(db: Executor, book: AccountBook) {
  async function attached(all: readonly Withdrawal[]) {
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
    rowOf,
    async own(all: readonly Withdrawal[]) {
      const accounts = await book.store.byIds(all.map(({ accountId }) => accountId))
      const byId = new Map(accounts.map((account) => [account.id, book.masked(account)]))
      const { moves, parts, answerTo } = await attached(all)
      return all.map((withdrawal) => {
        const { id, state, currency, reason, createdAt, accountId } = withdrawal
        const account = byId.get(accountId)
        if (!account) throw new Error(`no account ${accountId}`)
        const paid = (parts.get(id) ?? []).filter((part) => part.state === 'paid')
        return {
          id,
          state,
          currency,
          reason,
          account,
          ...moneyIn(withdrawal),
          createdAt: createdAt.toISOString(),
          parts: paid.map((part) => partOf(part, answerTo(part.id))),
          moves: movesShown(moves.get(id) ?? []),
        }
      })
    },
    async forStaff(withdrawal: Withdrawal) {
      const { moves, parts, answerTo } = await attached([withdrawal])
      const [account] = await book.store.byIds([withdrawal.accountId])
      if (!account) throw new Error(`no account ${withdrawal.accountId}`)
      return {
        ...rowOf(withdrawal),
        target: book.open(account),
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
          ...partOf(part, answerTo(part.id)),
          provider: part.provider,
          state: part.state,
          evidence: part.evidence,
        })),
      }
    },
  }
}

/** Each state once, in the order in which it was come to: claims change none. */
function movesShown(moves: readonly { toState: Withdrawal['state']; at: Date }[]) {
  return moves
    .filter(({ toState }, place) => toState !== moves[place - 1]?.toState)
    .map(({ toState, at }) => ({ state: toState, at: at.toISOString() }))
}

/** What the topic shows: what the member is asked about. */
export async function promptsOf(db: Executor, memberId: string) {
  const [version, asked] = [
    await requestStore(db).version(memberId),
    await payoutStore(db).askedOf(memberId),
  ]
  const prompts = []
  for (const { id, withdrawalId, amount, confirmUntil } of asked) {
    const withdrawal = await requestStore(db).find(withdrawalId)
    if (!withdrawal || !confirmUntil) continue
    const { currency } = withdrawal
    const { paid, due } = moneyIn(withdrawal)
    const facts = { id, withdrawalId, currency, paid, due, until: confirmUntil.toISOString() }
    prompts.push({ ...facts, amount: toWire(amount) })
  }
  return { seq: version, data: { version, asked: prompts } }
}
