import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import { laneOf, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { samePerson } from './same-person.ts'
import { exclusionStore, type Exclusion } from './store.ts'

interface Parts {
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
}

export interface Who {
  memberId: string
  brandId: string
}

type End = (since: Date) => Date | null
type Facts = Pick<Exclusion, 'kind' | 'since' | 'until'>

/** How pauses and exclusions begin: for all accounts of a person that are known. */
export function beginningOf(kit: Kit, { brands, member, wallet }: Parts) {
  const { database, clock, random } = kit
  const persons = samePerson(brands, member)

  /** In one commit with the terms of stakes: no bet is decided after it by those of before. */
  async function bind(accounts: readonly Who[], facts: Facts): Promise<void> {
    // Always in one order, so that nobody waits for who waits for them.
    const inOrder = accounts.toSorted(
      (one, other) =>
        laneOf(one.memberId) - laneOf(other.memberId) || (one.memberId < other.memberId ? -1 : 1),
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

  const sistersOf = async (memberId: string): Promise<Who[]> =>
    (await persons.sistersOf(memberId)).map(({ id, brandId }) => ({ memberId: id, brandId }))

  return {
    async begin(who: Who, kind: Exclusion['kind'], end: End): Promise<void> {
      const since = clock.now()
      const facts = { kind, since, until: end(since) }
      const sisters = await sistersOf(who.memberId)
      await bind([who, ...sisters], facts)
      await member.notePerson(who.memberId, who.brandId)
      // An account that was opened meanwhile knew of no exclusion; it is there now.
      const known = new Set(sisters.map(({ memberId }) => memberId))
      const late = (await sistersOf(who.memberId)).filter(({ memberId }) => !known.has(memberId))
      if (late.length > 0) await bind(late, facts)
    },
    async follow(memberId: string): Promise<void> {
      const binding = (await persons.bindingOn(memberId)).map(({ id }) => id)
      if (binding.length === 0) return
      const store = exclusionStore(database.db)
      const theirs = await store.presentAmong(binding, clock.now())
      const account = await member.find(memberId)
      if (!theirs || !account || lasts(await store.present(memberId, clock.now()), theirs)) return
      const { kind, since, until } = theirs
      await bind([{ memberId, brandId: account.brandId }], { kind, since, until })
    },
  }
}

/** Whether one holds at least as long as the other. */
function lasts(own: Exclusion | undefined, { until }: Exclusion): boolean {
  if (!own) return false
  return own.until === null || (until !== null && own.until >= until)
}
