import type { Parts } from './parts.ts'
import { isDue } from './is-due.ts'
import { checkStore } from './store.ts'

export type Checking = ReturnType<typeof checkingOf>

/** The books are replayed from their first row once a day, and what was found is kept. */
export function checkingOf({ kit, wallet }: Parts) {
  const store = checkStore(kit.database.db)

  async function check(): Promise<void> {
    const begun = kit.clock.now()
    const { transfers, findings } = await wallet.audit()
    if (findings.length > 0) kit.log.error({ findings }, 'the books are not sound')
    const ms = kit.clock.now().getTime() - begun.getTime()
    const id = kit.random.orderedId()
    await store.add({ id, at: begun, ms, transfers, findings })
  }

  return {
    last: store.last,
    async checkOnceADay(): Promise<void> {
      const last = await store.last()
      if (isDue(last?.at, kit.clock.now())) await check()
    },
  }
}
