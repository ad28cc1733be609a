import type { ActionOf, AuditSubject } from '@fairhouse/protocol/audit'
import type { DocumentFault } from '@fairhouse/protocol'
import { ageOn, readDay } from '@fairhouse/rules'
import type { Person } from '#modules/member'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { dayIn } from '#platform/zone'
import type { Deps } from './deps.ts'
import { reviewStore, type Decision, type Review } from './store.ts'

const auditEntry = (
  by: StaffActor,
  action: ActionOf<'identity'>,
  kind: AuditSubject,
  id: string,
) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind, id },
  address: by.address,
})

/** Staff review of documents. */
export function createDocumentReview(deps: Deps) {
  const { kit, audit, exclusion, member, message, wallet } = deps
  const { db } = kit.database

  type Judgement = Pick<Decision, 'state' | 'fault' | 'note'>

  /** A review is decided once. The audit log records the decision, not the identity. */
  async function decide(
    id: string,
    judgement: Judgement,
    by: StaffActor,
    work: Change,
  ): Promise<Review> {
    return db.transaction().execute(async (transaction) => {
      const store = reviewStore(transaction)
      const review = await store.lock(id)
      if (!review) throw new Refusal('not_found')
      if (review.state !== 'waiting') throw new Refusal('already_decided')
      await store.decide(id, { ...judgement, by: by.staffId, at: kit.clock.now() })
      await work(transaction, review)
      const { memberId, brandId, kind } = review
      const { state, fault } = judgement
      const after = { memberId, kind, state, ...(fault !== null && { fault }) }
      const entry = auditEntry(by, `identity.${state}`, 'identityReview', id)
      await audit.record({ ...entry, brandId, before: { state: 'waiting' }, after }, transaction)
      return review
    })
  }

  return {
    async accept(id: string, person: Person, by: StaffActor): Promise<void> {
      const judgement = { state: 'accepted', fault: null, note: null } as const
      const { memberId } = await decide(id, judgement, by, async (transaction, review) => {
        requireAge(deps, review.brandId, person.birthday)
        await member.confirmPerson(transaction, review.memberId, review.brandId, person)
        await wallet.renewTerms(transaction, review.memberId)
      })
      await exclusion.follow(memberId)
      await message.notify(memberId, {
        key: `identity ${id}`,
        kind: 'identityVerified',
        values: {},
      })
    },
    async refuse(id: string, fault: DocumentFault, note: string, by: StaffActor): Promise<void> {
      const judgement = { state: 'refused', fault, note: note === '' ? null : note } as const
      const { memberId } = await decide(id, judgement, by, () => Promise.resolve())
      const values = note === '' ? {} : { reason: note }
      await message.notify(memberId, { key: `identity ${id}`, kind: 'identityRefused', values })
    },
    /** Takes effect with the next stake. */
    async doubt(memberId: string, reason: string, by: StaffActor): Promise<void> {
      const account = await member.find(memberId)
      if (!account) throw new Refusal('not_found')
      await db.transaction().execute(async (transaction) => {
        await member.unverifyPerson(transaction, memberId)
        await wallet.renewTerms(transaction, memberId)
        const entry = auditEntry(by, 'identity.doubted', 'member', memberId)
        const { brandId } = account
        await audit.record({ ...entry, brandId, after: { verified: false }, reason }, transaction)
      })
      const key = `identity doubt ${kit.random.uuid()}`
      await message.notify(memberId, { key, kind: 'identityDoubted', values: {} })
    },
    ...createDocumentReading(deps),
  }
}

type Change = (transaction: Executor, review: Review) => Promise<void>

/** Refuses members below the minimum age on today's date in the brand's time zone. */
function requireAge({ kit, brands }: Deps, brandId: string, birthday: string): void {
  const { timeZone, accounts } = brands.byId(brandId)
  const born = readDay(birthday, 'yyyy-MM-dd')
  if (!born) throw new Refusal('invalid_fields', { birthday: 'invalid' })
  const age = ageOn(born, dayIn(timeZone, kit.clock.now()))
  if (age < accounts.minimumAge) throw new Refusal('under_age')
}

/** Records the access in the audit log. */
function createDocumentReading({ kit, audit, brands, exclusion, member, upload }: Deps) {
  const store = reviewStore(kit.database.db)
  return {
    async read(id: string, by: StaffActor) {
      const review = await store.find(id)
      if (!review) throw new Refusal('not_found')
      const { memberId, brandId } = review
      await audit.record({ ...auditEntry(by, 'identity.read', 'identityReview', id), brandId })
      const alike = await member.matchesOf(memberId, exclusion.circle(brandId))
      return {
        review,
        minimumAge: brands.byId(brandId).accounts.minimumAge,
        said: await member.personOf(memberId),
        alike: alike.map(({ id: other, kinds }) => ({ memberId: other, kinds })),
      }
    },
    async picture(id: string, by: StaffActor) {
      const review = await store.ofPicture(id)
      const picture = review && (await upload.read(id))
      if (!review || !picture) throw new Refusal('not_found')
      const { brandId } = review
      await audit.record({ ...auditEntry(by, 'identity.picture', 'identityPicture', id), brandId })
      return { type: picture.type, data: picture.data.toString('base64') }
    },
  }
}
