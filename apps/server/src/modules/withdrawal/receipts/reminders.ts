import type { Kit } from '#platform/kit'
import { payoutStore } from '../store/payouts.ts'
import { requestStore } from '../store/requests.ts'
import type { Notifier } from '../notify.ts'

const maxPerRun = 200

/** Reminders to confirm a receipt, and the end of the question. */
export function createReceiptReminders({ clock, database, log }: Kit, notifier: Notifier) {
  const { db } = database

  async function closeOverdue(now: Date): Promise<void> {
    for (const { id, memberId } of await payoutStore(db).overdue(now, maxPerRun)) {
      await db.transaction().execute(async (transaction) => {
        const payout = await payoutStore(transaction).lock(id)
        if (payout?.confirmation !== 'asked') return
        await payoutStore(transaction).confirm(id, 'closed')
        await requestStore(transaction).countVersion(memberId)
      })
      await notifier.announce(memberId)
    }
  }

  async function remind(now: Date): Promise<void> {
    for (const payout of await payoutStore(db).toRemind(now, maxPerRun)) {
      const withdrawal = await requestStore(db).find(payout.withdrawalId)
      if (!withdrawal) continue
      await payoutStore(db).reminded(payout.id, now)
      await notifier.notifyMoved(withdrawal, `${payout.id} ${now.toISOString()}`)
    }
  }

  return {
    /** Timed work: closes overdue questions and reminds of the others. */
    async run(): Promise<void> {
      const now = clock.now()
      await closeOverdue(now)
      await remind(now).catch((error: unknown) => log.error({ err: error }, 'no reminder'))
    },
  }
}
