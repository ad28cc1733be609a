import type { ActionOf, VerbOf } from '@fairhouse/protocol/audit'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import {
  claimed,
  closed,
  handedOver,
  released,
  type CaseStatus,
  type Verdict,
} from './case-lifecycle.ts'
import type { Deps } from './deps.ts'
import { caseStore, type Case } from './store/cases.ts'
import { eventStore } from './store/events.ts'

interface Change {
  what: Exclude<VerbOf<ActionOf<'risk'>>, 'rule' | 'read'>
  after: (before: CaseStatus) => CaseStatus
  to?: string
  note?: string
}

/** Staff actions on cases: one owner at a time, each action in the audit log. */
export function createCaseReview({ kit, audit, staff }: Pick<Deps, 'kit' | 'audit' | 'staff'>) {
  const { clock, random } = kit
  const { db } = kit.database

  async function change(
    id: string,
    by: StaffActor,
    { what, after, to, note }: Change,
  ): Promise<void> {
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
      const entry = { ...auditEntry(by, `risk.${what}`, 'riskCase', id), brandId: before.brandId }
      const audited = { before: auditedStatus(before), after: auditedStatus(now) }
      // Only some staff may read notes, so the audit log leaves out the text.
      const reason = what === 'note' ? null : (note ?? null)
      await audit.record({ ...entry, ...audited, reason }, transaction)
    })
  }

  return {
    claim: (id: string, by: StaffActor) =>
      change(id, by, { what: 'claim', after: (status) => claimed(status, by.staffId) }),
    release: (id: string, by: StaffActor) =>
      change(id, by, { what: 'release', after: (status) => released(status, by.staffId) }),
    async hand(id: string, to: string, reason: string, by: StaffActor): Promise<void> {
      if (!(await staff.may(to, 'riskManage')))
        throw new Refusal('invalid_fields', { to: 'invalid' })
      await change(id, by, {
        what: 'hand',
        after: (status) => handedOver(status, to),
        to,
        note: reason,
      })
    },
    note: (id: string, note: string, by: StaffActor) =>
      change(id, by, { what: 'note', after: (status) => status, note }),
    close: (id: string, verdict: Verdict, by: StaffActor) =>
      change(id, by, {
        what: 'close',
        after: (status) => closed(status, by.staffId, verdict, clock.now()),
        note: verdict.reason,
      }),
    /** Records the access in the audit log. */
    async read(id: string, by: StaffActor): Promise<Case> {
      const found = await caseStore(db).find(id)
      if (!found) throw new Refusal('not_found')
      const { brandId } = found
      await audit.record({ ...auditEntry(by, 'risk.read', 'riskCase', id), brandId })
      return found
    },
  }
}

const auditedStatus = ({ state, ownerId, outcome }: CaseStatus) => ({
  state,
  owner: ownerId,
  ...(outcome !== null && { outcome }),
})
