import type { PaymentModule } from '#modules/payment'
import type { Kit } from '#platform/kit'
import type { PayoutSettlement } from './settle-payout.ts'
import type { Targets } from './targets.ts'
import { payoutStore, type Payout } from '../store/payouts.ts'
import { requestStore } from '../store/requests.ts'

interface Deps {
  kit: Kit
  payment: PaymentModule
  targets: Targets
  settlement: PayoutSettlement
}

/** Provider code of money that a colleague sent by hand. */
export const byHand = 'hand'

const maxPerRun = 100

export type PayoutSender = ReturnType<typeof createPayoutSender>

/**
 * Sends payouts: requested under their own id, the outcome stored before the money moves. Timed
 * work repeats any step after a crash.
 */
export function createPayoutSender({ kit, payment, targets, settlement }: Deps) {
  const { database, log } = kit
  const { finish, settleBack, withdrawalOf } = settlement
  const { db } = database

  /** Stores the outcome; it is final. */
  async function conclude(id: string, outcome: 'paid' | 'refused'): Promise<void> {
    const known = await db.transaction().execute(async (transaction) => {
      const store = payoutStore(transaction)
      const payout = await store.lock(id)
      if (payout && (payout.state === 'sending' || payout.state === 'sent')) {
        await store.mark(id, 'known', outcome)
      }
      return store.find(id)
    })
    if (known?.state === 'known') await finish(known)
  }

  async function send(payout: Payout): Promise<void> {
    const withdrawal = await withdrawalOf(payout)
    const { id, provider, memberId, amount } = payout
    const { brandId, currency } = withdrawal
    const order = { id, provider, brandId, memberId, amount, currency }
    const state = await payment.payout({ ...order, target: await targets.targetOf(withdrawal) })
    if (state !== 'sent') await conclude(id, state)
    else if (payout.state === 'sending') await payoutStore(db).mark(id, 'sent', null)
  }

  /** Resumes a payout from its current state. */
  async function resume(payout: Payout): Promise<void> {
    if (payout.state === 'known') await finish(payout)
    else await send(payout)
  }

  const safely = async (about: string, work: Promise<void>) =>
    work.catch((error: unknown) => log.error({ err: error, about }, 'a withdrawal waits'))

  return {
    conclude,
    resume,
    settleBack,
    /**
     * Timed work: resumes payouts and returns that a crash or a silent provider left unfinished.
     */
    async resumeAll(): Promise<void> {
      for (const payout of await payoutStore(db).unfinished(maxPerRun)) {
        await safely(payout.id, resume(payout))
      }
      for (const row of await requestStore(db).returnsDue(maxPerRun)) {
        await safely(row.id, settleBack(row))
      }
    },
  }
}
