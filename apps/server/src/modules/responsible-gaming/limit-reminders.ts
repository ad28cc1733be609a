import type { Deps } from './deps.ts'
import { watchStore } from './store/watch.ts'

const batchSize = 500

/** Reminds players every six months to review their limits. */
export function createLimitReminders({ kit, exclusion, member, message }: Deps) {
  const store = watchStore(kit.database.db)

  async function remind(id: string): Promise<void> {
    const account = await member.find(id)
    if (!account || account.state === 'closed') return store.forget(id)
    // Excluded players are reminded after their exclusion.
    if (await exclusion.present(id)) return
    const now = kit.clock.now()
    const key = `limits review ${now.toISOString().slice(0, 10)}`
    await message.notify(id, { key, kind: 'limitsReview', values: {} })
    await store.reviewed(id, now)
  }

  return async (): Promise<void> => {
    const now = kit.clock.now()
    let after: string | null = null
    for (;;) {
      const due: string[] = await store.due(now, after, batchSize)
      for (const id of due) {
        await remind(id).catch((error: unknown) => {
          kit.log.error({ err: error, memberId: id }, 'could not remind a player')
        })
      }
      after = due.at(-1) ?? null
      if (due.length < batchSize) return
    }
  }
}
