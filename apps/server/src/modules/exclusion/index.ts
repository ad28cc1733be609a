import type { WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { exclusionHttp } from './http.ts'
import { exclusionEnd, pauseEnd } from './rules.ts'
import { exclusionStore, type Exclusion } from './store.ts'

export type ExclusionModule = ReturnType<typeof createExclusion>

interface Parts {
  wallet: WalletModule
}

export interface Length {
  unit: 'hours' | 'months'
  count: number
}

export interface Who {
  memberId: string
  brandId: string
}

/** Pauses and exclusions of players, from themselves or by the house. */
export function createExclusion(kit: Kit, { wallet }: Parts) {
  const { database, clock, random } = kit
  const store = exclusionStore(database.db)

  /** In one commit with the terms of stakes: no bet is decided after it by those of before. */
  async function begin({ memberId, brandId }: Who, kind: Exclusion['kind'], end: End) {
    await database.db.transaction().execute(async (transaction) => {
      const since = clock.now()
      const until = end(since)
      const row = { id: random.orderedId(), memberId, brandId, kind, since, until }
      await exclusionStore(transaction).add(row)
      await wallet.renewTerms(transaction, memberId)
    })
  }

  const present = (memberId: string) => store.present(memberId, clock.now())

  return {
    http: exclusionHttp({
      present,
      timeOut: (who, hours) => begin(who, 'timeOut', (since) => pauseEnd(since, hours)),
      exclude: (who, months) =>
        begin(who, 'selfExclusion', (since) =>
          months === null ? null : exclusionEnd(since, months),
        ),
    }),
    present,
    /** Within the transaction of who does it; null: for good. */
    async excludeByHouse(db: Executor, { memberId, brandId }: Who, length: Length | null) {
      const since = clock.now()
      const end = length && (length.unit === 'hours' ? pauseEnd : exclusionEnd)
      const until = length && end ? end(since, length.count) : null
      const row = {
        id: random.orderedId(),
        memberId,
        brandId,
        kind: 'house',
        since,
        until,
      } as const
      await exclusionStore(db).add(row)
      await wallet.renewTerms(db, memberId)
    },
    /** Every pause and exclusion that there was. */
    async exportOf(memberId: string) {
      const all = await store.all(memberId)
      return all.map(({ kind, since, until }) => ({
        kind,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      }))
    },
    /** Whether nothing may be staked, as the transaction sees it. */
    isBarred: async (db: Executor, memberId: string, now: Date): Promise<boolean> =>
      (await exclusionStore(db).present(memberId, now)) !== undefined,
  }
}

type End = (since: Date) => Date | null
