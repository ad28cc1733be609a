import type { Kit } from '#platform/kit'
import { createActivity } from './activity.ts'
import { officeHttp } from './http/office.ts'
import { ownHttp } from './http/own.ts'
import type { ModuleDeps } from './deps.ts'
import { createLimitReminders } from './limit-reminders.ts'
import { createRulesAdmin } from './rules-admin.ts'
import { contactStore } from './store/contacts.ts'
import { flagStore } from './store/flags.ts'
import { testStore } from './store/tests.ts'
import { watchStore } from './store/watch.ts'
import { createSelfTests } from './self-test-results.ts'
import { createWatch } from './watch.ts'

export { hasHelpLine } from './help-lines.ts'

export type ResponsibleGamingModule = ReturnType<typeof createResponsibleGaming>

/** Detection of harmful play, and what players and staff can do about it. */
export function createResponsibleGaming(kit: Kit, modules: ModuleDeps) {
  const deps = { kit, ...modules }
  const { db } = kit.database
  const { brands, limits } = modules
  const rules = createRulesAdmin(deps)
  const tests = createSelfTests(kit)
  const own = { activity: createActivity(deps), tests, brandOf: brands.byId }
  return {
    http: { ...ownHttp(own), ...officeHttp(deps, rules) },
    ruleWork: rules.work,
    /** Timed work: flags harmful patterns. */
    watch: createWatch(deps),
    /** Timed work: reminds players to review their limits. */
    remind: createLimitReminders(deps),
    /** Staff who excluded members. */
    exclusionsOf: contactStore(db).exclusionsOf,
    /** A person's flags, contacts, limits and self-tests. */
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
    /** The account is closed: flags and contacts stay as evidence, the rest is deleted. */
    async forget(memberId: string): Promise<void> {
      await testStore(db).forget(memberId)
      await watchStore(db).forget(memberId)
    },
  }
}
