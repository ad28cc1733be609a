import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { samePerson } from './same-person.ts'
import { exclusionStore, type Exclusion } from './store.ts'

interface Deps {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
}

export interface Account {
  memberId: string
  brandId: string
}

type End = (since: Date) => Date | null
type Facts = Pick<Exclusion, 'kind' | 'since' | 'until'>

/** Starts time-outs and exclusions for all known accounts of a person. */
export function createExclusionStart(kit: Kit, { brands, member, wallet }: Deps) {
  const { database, clock, random } = kit
  const persons = samePerson(brands, member)

  /**
   * Renews the stake terms in the same commit, so that no later bet is decided under the old ones.
   */
  async function bind(accounts: readonly Account[], facts: Facts): Promise<void> {
    const placed = await Promise.all(
      accounts.map(async (account) => ({
        ...account,
        lane: await wallet.currentLaneOf(account.memberId),
      })),
    )
    // A fixed order prevents deadlocks: each change locks the member's lane.
    const inOrder = placed.toSorted(
      (one, other) => one.lane - other.lane || (one.memberId < other.memberId ? -1 : 1),
    )
    await database.db.transaction().execute(async (transaction) => {
      const store = exclusionStore(transaction)
      for (const { memberId, brandId } of inOrder) {
        await store.queue(memberId, 'alone')
        await store.add({ id: random.orderedId(), memberId, brandId, ...facts })
        await wallet.renewTerms(transaction, memberId)
      }
    })
  }

  const otherAccountsOf = async (memberId: string): Promise<Account[]> =>
    (await persons.otherAccountsOf(memberId)).map(({ id, brandId }) => ({ memberId: id, brandId }))

  return {
    async start(account: Account, kind: Exclusion['kind'], end: End): Promise<void> {
      const since = clock.now()
      const facts = { kind, since, until: end(since) }
      const others = await otherAccountsOf(account.memberId)
      await bind([account, ...others], facts)
      await member.notePerson(account.memberId, account.brandId)
      // An account opened meanwhile missed the exclusion; it is visible now.
      const known = new Set(others.map(({ memberId }) => memberId))
      const late = (await otherAccountsOf(account.memberId)).filter(
        ({ memberId }) => !known.has(memberId),
      )
      if (late.length > 0) await bind(late, facts)
    },
    async follow(memberId: string): Promise<void> {
      const binding = (await persons.bindingOn(memberId)).map(({ id }) => id)
      if (binding.length === 0) return
      const store = exclusionStore(database.db)
      const theirs = await store.presentAmong(binding, clock.now())
      const account = await member.find(memberId)
      if (!theirs || !account || lastsAsLong(await store.present(memberId, clock.now()), theirs))
        return
      const { kind, since, until } = theirs
      await bind([{ memberId, brandId: account.brandId }], { kind, since, until })
    },
  }
}

/** Whether the own exclusion lasts at least as long as the other. */
function lastsAsLong(own: Exclusion | undefined, { until }: Exclusion): boolean {
  if (!own) return false
  return own.until === null || (until !== null && own.until >= until)
}
