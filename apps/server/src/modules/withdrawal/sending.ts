import type { PaymentModule } from '#modules/payment'
import type { Kit } from '#platform/kit'
import type { Settling } from './settling.ts'
import type { Targets } from './targets.ts'
import { payoutStore, type Payout } from './store/payouts.ts'
import { requestStore } from './store/requests.ts'

interface Parts {
  kit: Kit
  payment: PaymentModule
  targets: Targets
  settling: Settling
}

/** The provider's name for money that a colleague has sent by hand. */
export const byHand = 'hand'

const mostAtOnce = 100

export type Sending = ReturnType<typeof sendingOf>

/**
 * A part on its way: asked of the provider under its own id, its end written down before the money
 * moves, and everything done again by the timed work if a crash came between.
 */
export function sendingOf({ kit, payment, targets, settling }: Parts) {
  const { database, log } = kit
  const { finish, settleBack, withdrawalOf } = settling
  const { db } = database

  /** Known once, whatever is said later. */
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

  /** From wherever it stands. */
  async function goOn(payout: Payout): Promise<void> {
    if (payout.state === 'known') await finish(payout)
    else await send(payout)
  }

  const safely = async (about: string, work: Promise<void>) =>
    work.catch((error: unknown) => log.error({ err: error, about }, 'a withdrawal waits'))

  return {
    conclude,
    goOn,
    settleBack,
    /** Timed work: what a crash, or a provider that did not answer, left unfinished. */
    async goOnAll(): Promise<void> {
      for (const payout of await payoutStore(db).unfinished(mostAtOnce)) {
        await safely(payout.id, goOn(payout))
      }
      for (const row of await requestStore(db).backsDue(mostAtOnce)) {
        await safely(row.id, settleBack(row))
      }
    },
  }
}
