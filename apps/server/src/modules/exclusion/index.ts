import type { BrandModule } from '#modules/brand'
import type { IdentityValue, MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { beginningOf, type Who } from './begin.ts'
import { exclusionHttp } from './http.ts'
import { exclusionEnd, pauseEnd } from './rules.ts'
import { circleOf, isSameHolder } from './same-person.ts'
import { statesOf } from './states.ts'
import { exclusionStore, type Exclusion, type PresentAsked } from './store.ts'

export type ExclusionModule = ReturnType<typeof createExclusion>

interface Parts {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
}

export interface Length {
  unit: 'hours' | 'months'
  count: number
}

/** Pauses and exclusions of players, from themselves or by the house. */
export function createExclusion(kit: Kit, parts: Parts) {
  const { brands, member } = parts
  const { database, clock, random } = kit
  const store = exclusionStore(database.db)
  const { begin, follow } = beginningOf(kit, parts)

  const present = (memberId: string) => store.present(memberId, clock.now())
  member.onContact(follow)

  const circle = (brandId: string) => circleOf(brands, brandId)
  const isAnyPresent = async (memberIds: readonly string[]): Promise<boolean> =>
    (await store.presentAmong(memberIds, clock.now())) !== undefined

  return {
    http: exclusionHttp({
      present,
      isEverywhere: (brandId) => brands.byId(brandId).accounts.sharesExclusions,
      timeOut: (who, hours) => begin(who, 'timeOut', (since) => pauseEnd(since, hours)),
      exclude: (who, months) =>
        begin(who, 'selfExclusion', (since) =>
          months === null ? null : exclusionEnd(since, months),
        ),
    }),
    present,
    ...statesOf(member, present, (memberIds) => store.presentOf(memberIds, clock.now())),
    /** The account is new, or has a new number: an exclusion of the same person binds it too. */
    follow,
    /** Whether somebody with these values is excluded. */
    async bars(brandId: string, values: readonly IdentityValue[]): Promise<boolean> {
      const holders = await member.whoHad(circle(brandId), values)
      return isAnyPresent(holders.filter(isSameHolder).map(({ id }) => id))
    },
    /** The brands at which an exclusion of this one holds. */
    circle,
    isAnyPresent,
    /** Within the transaction of who does it, for this account alone; null: for good. */
    async excludeByHouse(db: Executor, { memberId, brandId }: Who, length: Length | null) {
      const since = clock.now()
      const end = length && (length.unit === 'hours' ? pauseEnd : exclusionEnd)
      const until = length && end ? end(since, length.count) : null
      const own = exclusionStore(db)
      await own.queue(memberId, 'alone')
      const id = random.orderedId()
      await own.add({ id, memberId, brandId, kind: 'house', since, until })
      await parts.wallet.renewTerms(db, memberId)
    },
    /** Those of anybody that hold now, the longest first, and how many up to a most. */
    presentOnes: (asked: PresentAsked, limit: number, most: number) =>
      store.presentOnes(clock.now(), asked, limit, most),
    /** Every pause and exclusion that there was. */
    async exportOf(memberId: string) {
      const all = await store.all(memberId)
      return all.map(exclusionTold)
    },
    /** Whether nothing may be staked, as the transaction sees it. */
    isBarred: async (db: Executor, memberId: string, now: Date): Promise<boolean> =>
      (await exclusionStore(db).present(memberId, now)) !== undefined,
    /** The same; if not, none begins before the transaction ends. */
    async isKeptOut(db: Executor, memberId: string, now: Date): Promise<boolean> {
      await exclusionStore(db).queue(memberId, 'others')
      return (await exclusionStore(db).present(memberId, now)) !== undefined
    },
    /** Everybody who is excluded, not merely paused. */
    awayIds: () => store.awayIds(clock.now()),
    isAway: async (memberId: string): Promise<boolean> => isExclusion(await present(memberId)),
  }
}

/** A pause ends soon: its player can still play what was paid in. */
const isExclusion = (now: Exclusion | undefined): boolean =>
  now !== undefined && now.kind !== 'timeOut'

const exclusionTold = ({ kind, since, until }: Exclusion) => ({
  kind,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
})
