import type { Kit } from '#platform/kit'
import { activityOf } from './activity.ts'
import { officeHttp } from './http/office.ts'
import { ownHttp } from './http/own.ts'
import type { Below } from './parts.ts'
import { remindingOf } from './reminding.ts'
import { contactStore } from './store/contacts.ts'
import { flagStore } from './store/flags.ts'
import { testStore } from './store/tests.ts'
import { watchStore } from './store/watch.ts'
import { testsOf } from './taking-tests.ts'
import { watchingOf } from './watch.ts'

export type SafetyModule = ReturnType<typeof createSafety>

/** What the house and players themselves see of play that may do harm, and do about it. */
export function createSafety(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  const { db } = kit.database
  const { brands, limits } = below
  const countryOf = (brandId: string) => brands.byId(brandId).country
  const own = { activity: activityOf(parts), tests: testsOf(kit), countryOf }
  return {
    http: { ...ownHttp(own), ...officeHttp(parts) },
    /** Timed work: flags what may mean harm. */
    watch: watchingOf(parts),
    /** Timed work: reminds of limits. */
    remind: remindingOf(parts),
    /** Who of the house has excluded members. */
    exclusionsOf: contactStore(db).exclusionsOf,
    /** What is kept of a person's play and of what was said about it. */
    async exportOf(memberId: string) {
      const flags = await flagStore(db).all(memberId)
      const contacts = await contactStore(db).all(memberId)
      return {
        tests: await testStore(db).all(memberId),
        limits: await limits.rules.list(db, 'member', memberId),
        flags: flags.map(({ pattern, figures, raisedAt }) => ({ pattern, figures, raisedAt })),
        contacts: contacts.map(({ way, content, at }) => ({ way, content, at })),
      }
    },
    /** The account is closed: what the house must account for stays, the rest goes. */
    async forget(memberId: string): Promise<void> {
      await testStore(db).forget(memberId)
      await watchStore(db).forget(memberId)
    },
  }
}
