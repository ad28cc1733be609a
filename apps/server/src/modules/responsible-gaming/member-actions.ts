import type { Length } from '#modules/exclusion'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { requireBrandId, auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { contactStore, type Contact } from './store/contacts.ts'

/** Staff actions on one member; the audit entry is part of the same commit. */
export function createMemberActions({ kit, audit, exclusion, member, session, wallet }: Deps) {
  const { clock, database, random } = kit
  const { db } = database

  async function add(transaction: Executor, facts: Omit<Contact, 'id' | 'at'>): Promise<string> {
    const id = random.orderedId()
    await contactStore(transaction).add({ id, at: clock.now(), ...facts })
    return id
  }

  return {
    async exclude(memberId: string, length: Length | null, reason: string, by: StaffActor) {
      const brandId = await requireBrandId(member, memberId)
      await db.transaction().execute(async (transaction) => {
        await exclusion.excludeByHouse(transaction, { memberId, brandId }, length)
        const { staffId } = by
        await add(transaction, { memberId, way: 'exclusion', content: reason, staffId })
        const entry = auditEntry(by, 'safety.exclude', 'member', memberId)
        await audit.record({ ...entry, brandId, after: { length }, reason }, transaction)
      })
    },
    /** Takes effect with the next stake and ends every session. */
    async freeze(memberId: string, frozen: boolean, reason: string, by: StaffActor): Promise<void> {
      const brandId = await requireBrandId(member, memberId)
      const [from, to] = frozen ? (['open', 'frozen'] as const) : (['frozen', 'open'] as const)
      await db.transaction().execute(async (transaction) => {
        const isDone = await member.setState(transaction, memberId, from, to)
        if (!isDone) throw new Refusal('already_decided')
        await wallet.renewTerms(transaction, memberId)
        const action = frozen ? 'safety.freeze' : 'safety.unfreeze'
        const entry = auditEntry(by, action, 'member', memberId)
        const change = { before: { state: from }, after: { state: to } }
        await audit.record({ ...entry, brandId, ...change, reason }, transaction)
      })
      if (frozen) await session.endAll(memberId)
    },
    async note(memberId: string, way: Contact['way'], content: string, by: StaffActor) {
      const brandId = await requireBrandId(member, memberId)
      return db.transaction().execute(async (transaction) => {
        const id = await add(transaction, { memberId, way, content, staffId: by.staffId })
        // Only some staff may read the content, so the audit log records just the contact and its
        // channel.
        const entry = auditEntry(by, 'safety.contact', 'member', memberId)
        await audit.record({ ...entry, brandId, after: { contact: id, way } }, transaction)
        return id
      })
    },
    /** Records the access in the audit log and returns the member's brand. */
    async auditRead(what: 'fileRead' | 'contactsRead', memberId: string, by: StaffActor) {
      const brandId = await requireBrandId(member, memberId)
      await audit.record({ ...auditEntry(by, `safety.${what}`, 'member', memberId), brandId })
      return { id: memberId, brandId }
    },
  }
}
