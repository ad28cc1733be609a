import type { Length } from '#modules/exclusion'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { brandOf, entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'
import { contactStore, type Contact } from './store/contacts.ts'

/** What staff do about one member; each time the audit log says who, in the same commit. */
export function deskOf({ kit, audit, exclusion, member, session, wallet }: Parts) {
  const { clock, database, random } = kit
  const { db } = database

  async function add(transaction: Executor, facts: Omit<Contact, 'id' | 'at'>): Promise<string> {
    const id = random.orderedId()
    await contactStore(transaction).add({ id, at: clock.now(), ...facts })
    return id
  }

  return {
    async exclude(memberId: string, length: Length | null, reason: string, by: Clerk) {
      const brandId = await brandOf(member, memberId)
      await db.transaction().execute(async (transaction) => {
        await exclusion.excludeByHouse(transaction, { memberId, brandId }, length)
        const { staffId } = by
        await add(transaction, { memberId, way: 'exclusion', content: reason, staffId })
        const entry = entryOf(by, 'safety.exclude', 'member', memberId)
        await audit.record({ ...entry, brandId, after: { length }, reason }, transaction)
      })
    },
    /** Holds for the next stake, and ends every session. */
    async freeze(memberId: string, frozen: boolean, reason: string, by: Clerk): Promise<void> {
      const brandId = await brandOf(member, memberId)
      const [from, to] = frozen ? (['open', 'frozen'] as const) : (['frozen', 'open'] as const)
      await db.transaction().execute(async (transaction) => {
        const isDone = await member.setState(transaction, memberId, from, to)
        if (!isDone) throw new Refusal('already_decided')
        await wallet.renewTerms(transaction, memberId)
        const action = frozen ? 'safety.freeze' : 'safety.unfreeze'
        const entry = entryOf(by, action, 'member', memberId)
        const change = { before: { state: from }, after: { state: to } }
        await audit.record({ ...entry, brandId, ...change, reason }, transaction)
      })
      if (frozen) await session.endAll(memberId)
    },
    async note(memberId: string, way: Contact['way'], content: string, by: Clerk) {
      const brandId = await brandOf(member, memberId)
      return db.transaction().execute(async (transaction) => {
        const id = await add(transaction, { memberId, way, content, staffId: by.staffId })
        // What was said is read only by who may, so the log tells that it was said and how.
        const entry = entryOf(by, 'safety.contact', 'member', memberId)
        await audit.record({ ...entry, brandId, after: { contact: id, way } }, transaction)
        return id
      })
    },
    /** Notes who looked, and tells of which brand the member is. */
    async looked(what: 'fileRead' | 'contactsRead', memberId: string, by: Clerk) {
      const brandId = await brandOf(member, memberId)
      await audit.record({ ...entryOf(by, `safety.${what}`, 'member', memberId), brandId })
      return { id: memberId, brandId }
    },
  }
}
