import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { identityRetentionDays, isPersonalField, personalData } from './personal-data.ts'
import type { Profiles } from './profiles.ts'
import { tablesOn, type MemberStore } from './store/index.ts'

interface Parts {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
}

type InSameCommit = (transaction: Executor) => Promise<void>

const dayMs = 24 * 3600 * 1000
const mostTrials = 500
const mostLeavers = 200

/** What a person takes along, what is erased when they go, and what goes with time. */
export function leavingOf({ kit, store, profiles }: Parts) {
  const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * dayMs)

  return {
    /** All that is kept here about an account, in the plain. */
    async exportOf(id: string) {
      const account = await store.leaving.whole(id)
      if (!account) throw new Error(`no member ${id}`)
      const found = await store.accounts.byId(id)
      const profile = await profiles.read(store, id)
      return {
        account,
        labels: [found?.clubLabel, ...(found?.memberLabel ?? [])].filter((label) => !!label),
        profile: Object.entries(profile).map(([field, value]) => ({
          field,
          value,
          ...(isPersonalField(field) && personalData[field]),
        })),
        identities: await store.leaving.identities(id),
      }
    },
    /** What its owner said when they left; it is kept with what stays of the account. */
    noteLeaving: (db: Executor, id: string, reason: string): Promise<void> =>
      profiles.write(tablesOn(db), id, { closingReason: reason }, kit.clock.now()),
    /** Those whose owners have left and whose last money is on its way. */
    leavers: () => store.leaving.inState('closing', mostLeavers),
    /** For good: nobody signs in any more, and nothing here tells who it was. */
    async close(id: string, said?: string, inSameCommit?: InSameCommit): Promise<void> {
      const now = kit.clock.now()
      const reason = said ?? (await profiles.read(store, id)).closingReason ?? ''
      await store.atOnce(async (tables, transaction) => {
        await tables.leaving.erase(id, now)
        await tables.identities.end(id, undefined, now)
        await tables.profiles.removeAll(id)
        if (reason !== '') await profiles.write(tables, id, { closingReason: reason }, now)
        await inSameCommit?.(transaction)
      })
    },
    /** Trials whose time is over. */
    overTrials: () => store.leaving.overTrials(kit.clock.now(), mostTrials),
    removeTrials: (ids: readonly string[]) => store.leaving.removeTrials(ids),
    isAnyTrial: () => store.leaving.isAnyTrial(),
    /** Timed work: what has been kept for its time. */
    async sweep(): Promise<void> {
      await store.leaving.removeEndedBefore(daysAgo(identityRetentionDays))
      for (const [field, { retentionDays }] of Object.entries(personalData)) {
        await store.leaving.removeOfClosedBefore(field, daysAgo(retentionDays))
      }
    },
  }
}
