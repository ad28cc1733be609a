import type { BrandModule } from '#modules/brand'
import type { IdentityValue, MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createExclusionStart, type Account } from './start-exclusion.ts'
import { exclusionHttp } from './http.ts'
import { exclusionEnd, pauseEnd } from './rules.ts'
import { circleOf, isSameHolder } from './same-person.ts'
import { createAccountStates } from './account-state.ts'
import { barredQuery, exclusionStore, type Exclusion, type PresentQuery } from './store.ts'

export type ExclusionModule = ReturnType<typeof createExclusion>

interface Deps {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
}

export interface Length {
  unit: 'hours' | 'months'
  count: number
}

/** Time-outs and exclusions, set by players themselves or by the house. */
export function createExclusion(kit: Kit, deps: Deps) {
  const { brands, member } = deps
  const { database, clock, random } = kit
  const store = exclusionStore(database.db)
  const { start, follow } = createExclusionStart(kit, deps)

  const present = (memberId: string) => store.present(memberId, clock.now())
  member.onContactChange(follow)

  const circle = (brandId: string) => circleOf(brands, brandId)
  const isAnyPresent = async (memberIds: readonly string[]): Promise<boolean> =>
    (await store.presentAmong(memberIds, clock.now())) !== undefined

  return {
    http: exclusionHttp({
      present,
      isEverywhere: (brandId) => brands.byId(brandId).accounts.sharesExclusions,
      timeOut: (account, hours) => start(account, 'timeOut', (since) => pauseEnd(since, hours)),
      exclude: (account, months) =>
        start(account, 'selfExclusion', (since) =>
          months === null ? null : exclusionEnd(since, months),
        ),
    }),
    present,
    ...createAccountStates(member, present, (memberIds) => store.presentOf(memberIds, clock.now())),
    /** Applies an existing exclusion of the same person to a new account or a changed contact. */
    follow,
    /** Whether a person with these identity values is excluded. */
    async bars(brandId: string, values: readonly IdentityValue[]): Promise<boolean> {
      const holders = await member.findHolders(circle(brandId), values)
      return isAnyPresent(holders.filter(isSameHolder).map(({ id }) => id))
    },
    /** Brands at which an exclusion of this brand holds. */
    circle,
    isAnyPresent,
    /** Joins the caller's transaction and binds this account only; null excludes for good. */
    async excludeByHouse(db: Executor, { memberId, brandId }: Account, length: Length | null) {
      const since = clock.now()
      const end = length && (length.unit === 'hours' ? pauseEnd : exclusionEnd)
      const until = length && end ? end(since, length.count) : null
      const own = exclusionStore(db)
      await own.queue(memberId, 'alone')
      const id = random.orderedId()
      await own.add({ id, memberId, brandId, kind: 'house', since, until })
      await deps.wallet.renewTerms(db, memberId)
    },
    /** Current exclusions of all members, longest first, with a count up to a maximum. */
    listPresent: (query: PresentQuery, limit: number, maxTotal: number) =>
      store.listPresent(clock.now(), query, limit, maxTotal),
    /** All time-outs and exclusions of a member, past and present. */
    async exportOf(memberId: string) {
      const all = await store.all(memberId)
      return all.map(toExport)
    },
    /** Whether stakes are barred: one row, to join with others in one statement. */
    barredQuery,
    /** Whether stakes are barred; blocks new exclusions until the transaction ends. */
    async isKeptOut(db: Executor, memberId: string, now: Date): Promise<boolean> {
      await exclusionStore(db).queue(memberId, 'others')
      return (await exclusionStore(db).present(memberId, now)) !== undefined
    },
    /** Members under an exclusion; time-outs do not count. */
    awayIds: () => store.awayIds(clock.now()),
    isAway: async (memberId: string): Promise<boolean> => isExclusion(await present(memberId)),
  }
}

/** A time-out ends soon: its player can still play the deposit. */
const isExclusion = (now: Exclusion | undefined): boolean =>
  now !== undefined && now.kind !== 'timeOut'

const toExport = ({ kind, since, until }: Exclusion) => ({
  kind,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
})
