import type { DashboardDeps } from './deps.ts'
import { checkStore } from './store.ts'

const hourMs = 3_600_000
/** In UTC, after the other nightly work. */
const quietHour = 3
const minAgeMs = 20 * hourMs
const maxAgeMs = 30 * hourMs

export type LedgerCheck = ReturnType<typeof createLedgerCheck>

/** Replays the journal from its first row once a day and stores the findings. */
export function createLedgerCheck({ kit, wallet }: DashboardDeps) {
  const store = checkStore(kit.database.db)

  async function check(): Promise<void> {
    const started = kit.clock.now()
    const { transfers, findings } = await wallet.audit()
    if (findings.length > 0) kit.log.error({ findings }, 'the books are not sound')
    const ms = kit.clock.now().getTime() - started.getTime()
    const id = kit.random.orderedId()
    await store.add({ id, at: started, ms, transfers, findings })
  }

  return {
    last: store.last,
    async checkOnceADay(): Promise<void> {
      const last = await store.last()
      if (isDue(last?.at, kit.clock.now())) await check()
    },
  }
}

/** Due each night; at once if never done or overdue. */
export function isDue(last: Date | undefined, now: Date): boolean {
  if (last === undefined) return true
  const age = now.getTime() - last.getTime()
  return age >= maxAgeMs || (age >= minAgeMs && now.getUTCHours() === quietHour)
}
