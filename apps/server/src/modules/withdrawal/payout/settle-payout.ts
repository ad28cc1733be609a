import type { Kit } from '#platform/kit'
import { afterPart, afterRefusal, heldOf, stillHeld } from '../lifecycle.ts'
import type { Ledger } from '../ledger.ts'
import type { StepRecorder } from '../record-step.ts'
import { payoutStore, type Payout } from '../store/payouts.ts'
import { requestStore, type Withdrawal } from '../store/requests.ts'
import { settingStore } from '../store/settings.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  ledger: Ledger
  recordStep: StepRecorder
  notifier: Notifier
}

const dayMs = 24 * 3600 * 1000
const system = { kind: 'system', id: null } as const
const freed = { claimedBy: null, claimedAt: null }

export type PayoutSettlement = ReturnType<typeof createPayoutSettlement>

/** Settles a payout in ledger and rows; every step can be repeated. */
export function createPayoutSettlement({ kit, ledger, recordStep, notifier }: Deps) {
  const { clock, database } = kit
  const { db } = database

  async function withdrawalOf({ withdrawalId }: Payout): Promise<Withdrawal> {
    const found = await requestStore(db).find(withdrawalId)
    if (!found) throw new Error(`no withdrawal ${withdrawalId}`)
    return found
  }

  /** Posts the return that the row records as due. */
  async function settleBack(withdrawal: Withdrawal): Promise<void> {
    if (withdrawal.backDue === 0n) return
    await ledger.back(withdrawal)
    await requestStore(db).returnDone(withdrawal.id)
  }

  /** Also asks the member to confirm receipt. */
  async function finishPaid(payout: Payout): Promise<Withdrawal | undefined> {
    await ledger.paid(await withdrawalOf(payout), payout)
    return db.transaction().execute(async (transaction) => {
      const [before, known] = await lockBoth(transaction, payout)
      if (known.state !== 'known') return undefined
      const progress = afterPart(before, payout)
      const after = { ...before, ...progress, ...freed }
      const now = clock.now()
      const { confirmDays } = await settingStore(transaction).of(before.brandId, before.currency)
      const until = new Date(now.getTime() + confirmDays * dayMs)
      await payoutStore(transaction).ask(payout.id, until, now)
      await recordStep(transaction, before, after, system, { amount: payout.amount })
      return after
    })
  }

  async function finishRefused(payout: Payout): Promise<Withdrawal | undefined> {
    const done = await db.transaction().execute(async (transaction) => {
      const [before, known] = await lockBoth(transaction, payout)
      if (known.state !== 'known') return undefined
      const isReturn = before.accountId === null
      const backDue = isReturn ? 0n : heldOf(before)
      // Unplayed money that its source refuses stays on hold until staff decide.
      const progress = isReturn ? stillHeld(before) : afterRefusal(before)
      const after = { ...before, ...progress, ...freed, backDue }
      await payoutStore(transaction).mark(payout.id, 'refused', 'refused')
      await recordStep(transaction, before, after, system, { amount: backDue })
      return after
    })
    if (done) await settleBack(done)
    return done
  }

  async function finish(payout: Payout): Promise<void> {
    const done = await (payout.outcome === 'paid' ? finishPaid(payout) : finishRefused(payout))
    if (done) await notifier.notifyMoved(done, payout.id)
  }

  return { finish, settleBack, withdrawalOf }
}

async function lockBoth(
  transaction: Parameters<typeof requestStore>[0],
  { id, withdrawalId }: Payout,
): Promise<[Withdrawal, Payout]> {
  const withdrawal = await requestStore(transaction).lock(withdrawalId)
  const payout = await payoutStore(transaction).lock(id)
  if (!withdrawal || !payout) throw new Error(`no payout ${id}`)
  return [withdrawal, payout]
}
