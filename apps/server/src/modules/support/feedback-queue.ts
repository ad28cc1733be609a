import type { ActionOf } from '@fairhouse/protocol/audit'
import { checkContent, normalise, wordsOf } from '@fairhouse/rules'
import type { AuditModule } from '#modules/audit'
import type { Picture } from '#modules/upload'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { replyLengths, type Feedback } from './rules.ts'
import { attachmentStore } from './store/attachments.ts'
import { feedbackStore } from './store/feedback.ts'

/** Staff handling of member feedback; every access is audited. */
export function createFeedbackQueue({ database, clock, random }: Kit, audit: AuditModule) {
  const { db } = database
  const store = feedbackStore(db)
  const attached = attachmentStore(db)

  const entryOf = (by: StaffActor, action: ActionOf<'feedback'>, { id, brandId }: Feedback) => ({
    actor: { kind: 'staff', id: by.staffId } as const,
    action,
    subject: { kind: 'feedback' as const, id },
    brandId,
    address: by.address,
  })

  async function lockOpen(transaction: Executor, id: string): Promise<Feedback> {
    const feedback = await feedbackStore(transaction).lock(id)
    if (!feedback) throw new Refusal('not_found')
    if (feedback.state === 'closed') throw new Refusal('already_decided')
    return feedback
  }

  return {
    list: (state: Feedback['state'], after: string | undefined, limit: number) =>
      store.list(state, after, limit),
    async read(id: string, by: StaffActor) {
      const feedback = await store.find(id)
      if (!feedback) throw new Refusal('not_found')
      const replies = await attached.repliesOf([id])
      const images = (await attached.pictureIdsOf([id])).map((picture) => picture.id)
      await audit.record(entryOf(by, 'feedback.read', feedback))
      return { feedback, replies, images }
    },
    async picture(id: string, by: StaffActor): Promise<Picture> {
      const picture = await attached.picture(id)
      const feedback = picture && (await store.find(picture.feedbackId))
      if (!feedback) throw new Refusal('not_found')
      await audit.record({ ...entryOf(by, 'feedback.picture', feedback), after: { picture: id } })
      return picture
    },
    async reply(id: string, typed: string, by: StaffActor): Promise<void> {
      const fault = checkContent(replyLengths, typed)
      if (fault) throw new Refusal('invalid_fields', { content: wordsOf(fault) })
      const content = normalise('text', typed)
      await db.transaction().execute(async (transaction) => {
        const feedback = await lockOpen(transaction, id)
        const reply = { feedbackId: id, staffId: by.staffId, content, createdAt: clock.now() }
        await feedbackStore(transaction).reply(random.orderedId(), reply)
        const change = { before: { state: feedback.state }, after: { state: 'answered', content } }
        await audit.record({ ...entryOf(by, 'feedback.reply', feedback), ...change }, transaction)
      })
    },
    close: (id: string, reason: string, by: StaffActor): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const feedback = await lockOpen(transaction, id)
        await feedbackStore(transaction).close(id)
        const change = { before: { state: feedback.state }, after: { state: 'closed' }, reason }
        await audit.record({ ...entryOf(by, 'feedback.close', feedback), ...change }, transaction)
      }),
  }
}
