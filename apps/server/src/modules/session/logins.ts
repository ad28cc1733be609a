import type { Kit } from '#platform/kit'
import { loginStore } from './store/logins.ts'

const keptDays = 90
const mostShown = 50
const mostExported = 10_000

export type Logins = ReturnType<typeof createLogins>

/** When and from where an account was entered, kept for a while. */
export function createLogins({ database, clock }: Kit) {
  const store = loginStore(database)
  return {
    lastOf: (memberId: string) => store.loginsOf(memberId, mostShown),
    exportOf: (memberId: string) => store.loginsOf(memberId, mostExported),
    /** Of these accounts, those that are signed in nowhere. */
    absent: (memberIds: readonly string[]) => store.absent(memberIds),
    countSince: store.countSince,
    forget: (memberId: string) => store.removeAll(memberId),
    sweep: () => store.removeBefore(new Date(clock.now().getTime() - keptDays * 24 * 3600 * 1000)),
  }
}
