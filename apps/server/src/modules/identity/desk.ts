import type { ActionOf, AuditSubject } from '@fairhouse/protocol/audit'
import type { DocumentFault } from '@fairhouse/protocol'
import { ageOn, readDay } from '@fairhouse/rules'
import type { Person } from '#modules/member'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { dayIn } from '#platform/zone'
import type { Parts } from './parts.ts'
import { reviewStore, type Decision, type Review } from './store.ts'

const entryOf = (by: Clerk, action: ActionOf<'identity'>, kind: AuditSubject, id: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind, id },
  address: by.address,
})

/** How staff look at documents. */
export function deskOf(parts: Parts) {
  const { kit, audit, exclusion, member, message, wallet } = parts
  const { db } = kit.database

  type Judgement = Pick<Decision, 'state' | 'fault' | 'note'>

  /** Once, by whoever is first; the log is told what was decided, not who it is. */
  async function decide(id: string, judgement: Judgement, by: Clerk, work: Work): Promise<Review> {
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
      const entry = entryOf(by, `identity.${state}`, 'identityReview', id)
      await audit.record({ ...entry, brandId, before: { state: 'waiting' }, after }, transaction)
      return review
    })
  }

  return {
    async accept(id: string, person: Person, by: Clerk): Promise<void> {
      const judgement = { state: 'accepted', fault: null, note: null } as const
      const { memberId } = await decide(id, judgement, by, async (transaction, review) => {
        requireAge(parts, review.brandId, person.birthday)
        await member.confirmPerson(transaction, review.memberId, review.brandId, person)
        await wallet.renewTerms(transaction, review.memberId)
      })
      await exclusion.follow(memberId)
      await message.tell(memberId, { key: `identity ${id}`, kind: 'identityVerified', values: {} })
    },
    async refuse(id: string, fault: DocumentFault, note: string, by: Clerk): Promise<void> {
      const judgement = { state: 'refused', fault, note: note === '' ? null : note } as const
      const { memberId } = await decide(id, judgement, by, () => Promise.resolve())
      const values = note === '' ? {} : { reason: note }
      await message.tell(memberId, { key: `identity ${id}`, kind: 'identityRefused', values })
    },
    /** Holds for the next stake. */
    async doubt(memberId: string, reason: string, by: Clerk): Promise<void> {
      const account = await member.find(memberId)
      if (!account) throw new Refusal('not_found')
      await db.transaction().execute(async (transaction) => {
        await member.doubtPerson(transaction, memberId)
        await wallet.renewTerms(transaction, memberId)
        const entry = entryOf(by, 'identity.doubted', 'member', memberId)
        const { brandId } = account
        await audit.record({ ...entry, brandId, after: { verified: false }, reason }, transaction)
      })
      const key = `identity doubt ${kit.random.uuid()}`
      await message.tell(memberId, { key, kind: 'identityDoubted', values: {} })
    },
    ...lookingOf(parts),
  }
}

type Work = (transaction: Executor, review: Review) => Promise<void>

/** Refuses who is too young on the day it is where the law holds. */
function requireAge({ kit, brands }: Parts, brandId: string, birthday: string): void {
  const { timeZone, accounts } = brands.byId(brandId)
  const born = readDay(birthday, 'yyyy-MM-dd')
  if (!born) throw new Refusal('invalid_fields', { birthday: 'invalid' })
  const age = ageOn(born, dayIn(timeZone, kit.clock.now()))
  if (age < accounts.minimumAge) throw new Refusal('under_age')
}

/** The audit log notes who looked. */
function lookingOf({ kit, audit, brands, exclusion, member, upload }: Parts) {
  const store = reviewStore(kit.database.db)
  return {
    async read(id: string, by: Clerk) {
      const review = await store.find(id)
      if (!review) throw new Refusal('not_found')
      const { memberId, brandId } = review
      await audit.record({ ...entryOf(by, 'identity.read', 'identityReview', id), brandId })
      const alike = await member.likenessesOf(memberId, exclusion.circle(brandId))
      return {
        review,
        minimumAge: brands.byId(brandId).accounts.minimumAge,
        said: await member.personOf(memberId),
        alike: alike.map(({ id: other, kinds }) => ({ memberId: other, kinds })),
      }
    },
    async picture(id: string, by: Clerk) {
      const review = await store.ofPicture(id)
      const picture = review && (await upload.read(id))
      if (!review || !picture) throw new Refusal('not_found')
      const { brandId } = review
      await audit.record({ ...entryOf(by, 'identity.picture', 'identityPicture', id), brandId })
      return { type: picture.type, data: picture.data.toString('base64') }
    },
  }
}
