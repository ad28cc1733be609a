import type { ActionOf, DeedOf } from '@fairhouse/protocol/audit'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import { claimed, closed, handed, released, type Course, type Verdict } from './course.ts'
import type { Parts } from './parts.ts'
import { caseStore, type Case } from './store/cases.ts'
import { eventStore } from './store/events.ts'

interface Change {
  what: Exclude<DeedOf<ActionOf<'risk'>>, 'rule' | 'read'>
  after: (before: Course) => Course
  to?: string
  note?: string
}

/** What colleagues do with cases: one owner at a time, and the audit log says who. */
export function deskOf({ kit, audit, staff }: Pick<Parts, 'kit' | 'audit' | 'staff'>) {
  const { clock, random } = kit
  const { db } = kit.database

  async function change(id: string, by: Clerk, { what, after, to, note }: Change): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const store = caseStore(transaction)
      const before = await store.lock(id)
      if (!before) throw new Refusal('not_found')
      const now = after(before)
      await store.move(id, now)
      await eventStore(transaction).add(random.orderedId(), id, {
        what,
        staffId: by.staffId,
        toId: to ?? null,
        note: note ?? null,
        at: clock.now(),
      })
      const entry = { ...entryOf(by, `risk.${what}`, 'riskCase', id), brandId: before.brandId }
      const told = { before: courseTold(before), after: courseTold(now) }
      // What was noted is read only by who may, so the log tells that something was.
      const reason = what === 'note' ? null : (note ?? null)
      await audit.record({ ...entry, ...told, reason }, transaction)
    })
  }

  return {
    claim: (id: string, by: Clerk) =>
      change(id, by, { what: 'claim', after: (course) => claimed(course, by.staffId) }),
    release: (id: string, by: Clerk) =>
      change(id, by, { what: 'release', after: (course) => released(course, by.staffId) }),
    async hand(id: string, to: string, reason: string, by: Clerk): Promise<void> {
      if (!(await staff.may(to, 'riskManage')))
        throw new Refusal('invalid_fields', { to: 'invalid' })
      await change(id, by, {
        what: 'hand',
        after: (course) => handed(course, to),
        to,
        note: reason,
      })
    },
    note: (id: string, note: string, by: Clerk) =>
      change(id, by, { what: 'note', after: (course) => course, note }),
    close: (id: string, verdict: Verdict, by: Clerk) =>
      change(id, by, {
        what: 'close',
        after: (course) => closed(course, by.staffId, verdict, clock.now()),
        note: verdict.reason,
      }),
    /** The audit log notes who looked. */
    async read(id: string, by: Clerk): Promise<Case> {
      const found = await caseStore(db).find(id)
      if (!found) throw new Refusal('not_found')
      const { brandId } = found
      await audit.record({ ...entryOf(by, 'risk.read', 'riskCase', id), brandId })
      return found
    },
  }
}

const courseTold = ({ state, ownerId, outcome }: Course) => ({
  state,
  owner: ownerId,
  ...(outcome !== null && { outcome }),
})
