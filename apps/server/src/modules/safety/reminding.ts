import type { Parts } from './parts.ts'
import { watchStore } from './store/watch.ts'

const atOnce = 500

/** Reminds players every six months to look at their limits again. */
export function remindingOf({ kit, exclusion, member, message }: Parts) {
  const store = watchStore(kit.database.db)

  async function remind(id: string): Promise<void> {
    const account = await member.find(id)
    if (!account || account.state === 'closed') return store.forget(id)
    // Whoever is excluded is left alone and reminded afterwards.
    if (await exclusion.present(id)) return
    const now = kit.clock.now()
    const key = `limits review ${now.toISOString().slice(0, 10)}`
    await message.tell(id, { key, kind: 'limitsReview', values: {} })
    await store.reviewed(id, now)
  }

  return async (): Promise<void> => {
    const now = kit.clock.now()
    let after: string | null = null
    for (;;) {
      const due: string[] = await store.due(now, after, atOnce)
      for (const id of due) {
        await remind(id).catch((error: unknown) => {
          kit.log.error({ err: error, memberId: id }, 'could not remind a player')
        })
      }
      after = due.at(-1) ?? null
      if (due.length < atOnce) return
    }
  }
}
