import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { identityRetentionDays, isPersonalField, personalData } from './personal-data.ts'
import type { Profiles } from './profiles.ts'
import { storesOn, type MemberStore } from './store/index.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
}

type InSameCommit = (transaction: Executor) => Promise<void>

const dayMs = 24 * 3600 * 1000
const maxTrials = 500
const maxClosing = 200

/** Data export, erasure on closing, and retention. */
export function createAccountClosing({ kit, store, profiles }: Deps) {
  const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * dayMs)

  return {
    /** All data this module stores about an account, decrypted. */
    async exportOf(id: string) {
      const account = await store.closing.fullAccount(id)
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
        identities: await store.closing.identities(id),
      }
    },
    /** Stores the owner's reason for closing the account. */
    noteClosingReason: (db: Executor, id: string, reason: string): Promise<void> =>
      profiles.write(storesOn(db), id, { closingReason: reason }, kit.clock.now()),
    /** Accounts that are closing while their last payout is under way. */
    closingAccounts: () => store.closing.inState('closing', maxClosing),
    /** Permanent: removes credentials and personal data. */
    async close(id: string, givenReason?: string, inSameCommit?: InSameCommit): Promise<void> {
      const now = kit.clock.now()
      const reason = givenReason ?? (await profiles.read(store, id)).closingReason ?? ''
      await store.inTransaction(async (tables, transaction) => {
        await tables.closing.erase(id, now)
        await tables.identities.end(id, undefined, now)
        await tables.profiles.removeAll(id)
        if (reason !== '') await profiles.write(tables, id, { closingReason: reason }, now)
        await inSameCommit?.(transaction)
      })
    },
    /** Expired trials. */
    expiredTrials: () => store.closing.expiredTrials(kit.clock.now(), maxTrials),
    removeTrials: (ids: readonly string[]) => store.closing.removeTrials(ids),
    isAnyTrial: () => store.closing.isAnyTrial(),
    /** Timed work: removes data past its retention. */
    async sweep(): Promise<void> {
      await store.closing.removeEndedBefore(daysAgo(identityRetentionDays))
      for (const [field, { retentionDays }] of Object.entries(personalData)) {
        await store.closing.removeOfClosedBefore(field, daysAgo(retentionDays))
      }
    },
  }
}
