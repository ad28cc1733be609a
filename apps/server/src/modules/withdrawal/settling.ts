import type { Kit } from '#platform/kit'
import { afterPart, afterRefusal, heldOf, stillHeld } from './course.ts'
import type { moneyOf } from './money.ts'
import type { Steps } from './steps.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'
import { settingStore } from './store/settings.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  money: ReturnType<typeof moneyOf>
  step: Steps
  tell: Tell
}

const dayMs = 24 * 3600 * 1000
const system = { kind: 'system', id: null } as const
const freed = { claimedBy: null, claimedAt: null }

export type Settling = ReturnType<typeof settlingOf>

/** The end of a part, in the books and in the rows: each step may be done again. */
export function settlingOf({ kit, money, step, tell }: Parts) {
  const { clock, database } = kit
  const { db } = database

  async function withdrawalOf({ withdrawalId }: Payout): Promise<Withdrawal> {
    const found = await requestStore(db).find(withdrawalId)
    if (!found) throw new Error(`no withdrawal ${withdrawalId}`)
    return found
  }

  /** Moves back in the books what the row says is due. */
  async function settleBack(withdrawal: Withdrawal): Promise<void> {
    if (withdrawal.backDue === 0n) return
    await money.back(withdrawal)
    await requestStore(db).backDone(withdrawal.id)
  }

  /** The member is asked whether it came. */
  async function finishPaid(payout: Payout): Promise<Withdrawal | undefined> {
    await money.paid(await withdrawalOf(payout), payout)
    return db.transaction().execute(async (transaction) => {
      const [before, known] = await lockBoth(transaction, payout)
      if (known.state !== 'known') return undefined
      const course = afterPart(before, payout)
      const after = { ...before, ...course, ...freed }
      const now = clock.now()
      const { confirmDays } = await settingStore(transaction).of(before.brandId)
      const until = new Date(now.getTime() + confirmDays * dayMs)
      await payoutStore(transaction).ask(payout.id, until, now)
      await step(transaction, before, after, system, { amount: payout.amount })
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
      const course = isReturn ? stillHeld(before) : afterRefusal(before)
      const after = { ...before, ...course, ...freed, backDue }
      await payoutStore(transaction).mark(payout.id, 'refused', 'refused')
      await step(transaction, before, after, system, { amount: backDue })
      return after
    })
    if (done) await settleBack(done)
    return done
  }

  async function finish(payout: Payout): Promise<void> {
    const done = await (payout.outcome === 'paid' ? finishPaid(payout) : finishRefused(payout))
    if (done) await tell.moved(done, payout.id)
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
