import { isPayable, parseAmount } from '@fairhouse/money'
import type { AuditModule } from '#modules/audit'
import type { PaymentModule } from '#modules/payment'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { AccountBook } from './account-book.ts'
import { dueOf, partOf, sent } from './course.ts'
import { entryOf, factsOf, type Moving } from './moving.ts'
import { byHand, type Sending } from './sending.ts'
import type { Separation } from './separation.ts'
import type { Steps } from './steps.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  audit: AuditModule
  payment: PaymentModule
  book: AccountBook
  moving: Moving
  sending: Sending
  separation: Separation
  step: Steps
  tell: Tell
}

export interface Payment {
  provider: string
  amount?: string | undefined
  evidence?: string | undefined
}

/** Paying what was approved, all of it or a part. */
export function payingOf(parts: Parts) {
  const { kit, audit, payment, book, moving, sending, separation, step, tell } = parts
  const { clock, database, random, log } = kit
  const { db } = database

  async function requireProvider(withdrawal: Withdrawal, { provider, evidence }: Payment) {
    if (provider === byHand) {
      if (evidence === undefined) throw new Refusal('invalid_fields', { evidence: 'required' })
      return
    }
    const [account] = await book.store.byIds([withdrawal.accountId])
    const all = await payment.payoutProvidersOf(withdrawal.brandId)
    const isAble = all.some(
      ({ code, kinds }) => code === provider && account && kinds.includes(account.kind),
    )
    if (!isAble) throw new Refusal('provider_unavailable')
  }

  /** What is to be sent is written down first; a repeat finds it on its way. */
  async function begin(id: string, how: Payment, by: Clerk): Promise<Payout> {
    return db.transaction().execute(async (transaction) => {
      const before = await moving.held(transaction, id, 'send', by)
      await separation.requirePayer(transaction, before, by.staffId)
      await requireProvider(before, how)
      const payout = payoutOf(before, how, {
        id: random.orderedId(),
        sentBy: by.staffId,
        sentAt: clock.now(),
      })
      const after = { ...before, ...sent(before), ...moving.own(by) }
      await payoutStore(transaction).add(payout)
      const actor = { kind: 'staff', id: by.staffId } as const
      await step(transaction, before, after, actor, { amount: payout.amount })
      const { provider, evidence } = payout
      const facts = { ...factsOf(after), part: String(payout.amount), provider, evidence }
      const change = { before: factsOf(before), after: facts }
      await audit.record({ ...entryOf(by, 'pay', before), ...change }, transaction)
      return payout
    })
  }

  return async (id: string, how: Payment, by: Clerk): Promise<Withdrawal> => {
    const payout = await begin(id, how, by)
    await tell.announce(payout.memberId)
    try {
      await sending.goOn(payout)
    } catch (error) {
      log.error({ err: error, payout: payout.id }, 'a payout waits to be sent again')
    }
    const after = await requestStore(db).find(id)
    if (!after) throw new Error(`no withdrawal ${id}`)
    return after
  }
}

function payoutOf(
  withdrawal: Withdrawal,
  how: Payment,
  facts: Pick<Payout, 'id' | 'sentBy' | 'sentAt'>,
): Payout {
  const amount = how.amount === undefined ? dueOf(withdrawal) : parseAmount(how.amount)
  const part =
    amount !== undefined && isPayable(amount, withdrawal.currency) && partOf(withdrawal, amount)
  if (!part) throw new Refusal('invalid_fields', { amount: 'invalid' })
  const isDone = how.provider === byHand
  return {
    ...facts,
    ...part,
    withdrawalId: withdrawal.id,
    memberId: withdrawal.memberId,
    provider: how.provider,
    state: isDone ? 'known' : 'sending',
    outcome: isDone ? 'paid' : null,
    evidence: how.evidence ?? null,
    confirmation: null,
    confirmUntil: null,
    remindedAt: null,
  }
}
