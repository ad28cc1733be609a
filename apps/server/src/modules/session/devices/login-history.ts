import type { Kit } from '#platform/kit'
import { loginStore } from '../store/logins.ts'

const retentionDays = 90
const maxShown = 50
const maxExported = 10_000

export type LoginHistory = ReturnType<typeof createLoginHistory>

/** When and from where an account signed in, kept for 90 days. */
export function createLoginHistory({ database, clock }: Kit) {
  const store = loginStore(database)
  return {
    lastOf: (memberId: string) => store.loginsOf(memberId, maxShown),
    exportOf: (memberId: string) => store.loginsOf(memberId, maxExported),
    /** Filters the accounts to those without a session. */
    withoutSession: (memberIds: readonly string[]) => store.withoutSession(memberIds),
    countSince: store.countSince,
    forget: (memberId: string) => store.removeAll(memberId),
    sweep: () =>
      store.removeBefore(new Date(clock.now().getTime() - retentionDays * 24 * 3600 * 1000)),
  }
}
