import type { Kit } from '#platform/kit'
import { payoutStore } from './store/payouts.ts'
import { requestStore } from './store/requests.ts'
import type { Tell } from './tell.ts'

const mostAtOnce = 200

/** What time does to the question whether money came: it is asked again, and ends. */
export function remindingOf({ clock, database, log }: Kit, tell: Tell) {
  const { db } = database

  async function closeOverdue(now: Date): Promise<void> {
    for (const { id, memberId } of await payoutStore(db).overdue(now, mostAtOnce)) {
      await db.transaction().execute(async (transaction) => {
        const payout = await payoutStore(transaction).lock(id)
        if (payout?.confirmation !== 'asked') return
        await payoutStore(transaction).confirm(id, 'closed')
        await requestStore(transaction).countVersion(memberId)
      })
      await tell.announce(memberId)
    }
  }

  async function remind(now: Date): Promise<void> {
    for (const payout of await payoutStore(db).toRemind(now, mostAtOnce)) {
      const withdrawal = await requestStore(db).find(payout.withdrawalId)
      if (!withdrawal) continue
      await payoutStore(db).reminded(payout.id, now)
      await tell.moved(withdrawal, `${payout.id} ${now.toISOString()}`)
    }
  }

  return {
    /** Timed work: closes what was asked for long enough, and asks again about the rest. */
    async tend(): Promise<void> {
      const now = clock.now()
      await closeOverdue(now)
      await remind(now).catch((error: unknown) => log.error({ err: error }, 'no reminder'))
    },
  }
}
