import { isPayable, parseAmount } from '@fairhouse/money'
import type { AuditModule } from '#modules/audit'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { dueOf, partOf, sent } from '../lifecycle.ts'
import { auditEntry, factsOf, type Decisions } from '../review/decide.ts'
import { byHand, type PayoutSender } from './send-payout.ts'
import type { Separation } from '../review/separation-of-duties.ts'
import type { StepRecorder } from '../record-step.ts'
import { payoutStore, type Payout } from '../store/payouts.ts'
import { requestStore, type Withdrawal } from '../store/requests.ts'
import type { Targets } from './targets.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  audit: AuditModule
  targets: Targets
  decisions: Decisions
  sender: PayoutSender
  separation: Separation
  recordStep: StepRecorder
  notifier: Notifier
}

export interface Payment {
  provider: string
  amount?: string | undefined
  evidence?: string | undefined
}

/** Pays an approved withdrawal, in full or in part. */
export function createPay(deps: Deps) {
  const { kit, audit, targets, decisions, sender, separation, recordStep, notifier } = deps
  const { clock, database, random, log } = kit
  const { db } = database

  async function requireProvider(withdrawal: Withdrawal, { provider, evidence }: Payment) {
    if (provider === byHand) {
      if (evidence === undefined) throw new Refusal('invalid_fields', { evidence: 'required' })
      return
    }
    const able = await targets.providersFor(withdrawal)
    if (!able.includes(provider)) throw new Refusal('provider_unavailable')
  }

  /** Stores the payout before it is sent; a repeat finds it in progress. */
  async function createPayout(id: string, how: Payment, by: StaffActor): Promise<Payout> {
    return db.transaction().execute(async (transaction) => {
      const before = await decisions.held(transaction, id, 'send', by)
      await separation.requirePayer(transaction, before, by.staffId)
      await requireProvider(before, how)
      const payout = payoutOf(before, how, {
        id: random.orderedId(),
        sentBy: by.staffId,
        sentAt: clock.now(),
      })
      const after = { ...before, ...sent(before), ...decisions.own(by) }
      await payoutStore(transaction).add(payout)
      const actor = { kind: 'staff', id: by.staffId } as const
      await recordStep(transaction, before, after, actor, { amount: payout.amount })
      const { provider, evidence } = payout
      const facts = { ...factsOf(after), part: String(payout.amount), provider, evidence }
      const change = { before: factsOf(before), after: facts }
      await audit.record({ ...auditEntry(by, 'pay', before), ...change }, transaction)
      return payout
    })
  }

  return async (id: string, how: Payment, by: StaffActor): Promise<Withdrawal> => {
    const payout = await createPayout(id, how, by)
    await notifier.announce(payout.memberId)
    try {
      await sender.resume(payout)
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
