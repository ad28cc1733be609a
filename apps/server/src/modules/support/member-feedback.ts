import { checkContent, feedbackLengths, normalise, wordsOf } from '@fairhouse/rules'
import type { Picture, ReadPicture } from '#modules/upload'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { daySeconds, maxPerDay, type Feedback } from './rules.ts'
import { attachmentStore, type StoredPicture } from './store/attachments.ts'
import { feedbackStore } from './store/feedback.ts'

export interface NewFeedback {
  kind: Feedback['kind']
  content: string
  images: readonly string[]
}

export interface Writer {
  brandId: string
  memberId: string
}

const maxListed = 100

/** A member's own feedback. */
export function createMemberFeedback({ database, clock, random }: Kit, readPicture: ReadPicture) {
  const { db } = database
  const store = feedbackStore(db)
  const attached = attachmentStore(db)

  async function pictureOf(image: string): Promise<StoredPicture> {
    const picture = await readPicture(image)
    if (!picture) throw new Refusal('invalid_fields', { images: 'invalid' })
    return { ...picture, id: random.uuid() }
  }

  return {
    async send({ kind, content: typed, images }: NewFeedback, writer: Writer): Promise<string> {
      const fault = checkContent(feedbackLengths, typed)
      if (fault) throw new Refusal('invalid_fields', { content: wordsOf(fault) })
      const pictures = await Promise.all(images.map(pictureOf))
      const [id, createdAt] = [random.orderedId(), clock.now()]
      const content = normalise('text', typed)
      const row = { ...writer, id, kind, content, state: 'open', createdAt } as const
      const dayAgo = new Date(createdAt.getTime() - daySeconds * 1000)
      await db.transaction().execute(async (transaction) => {
        const box = feedbackStore(transaction)
        const sent = await box.countSince(writer.memberId, dayAgo)
        if (sent >= maxPerDay) throw new Refusal('too_many_requests')
        await box.add(row)
        await attachmentStore(transaction).addPictures(id, pictures)
      })
      return id
    },
    /** Latest first. */
    async ofMember(memberId: string) {
      const all = await store.ofMember(memberId, maxListed)
      const ids = all.map(({ id }) => id)
      const replies = Map.groupBy(await attached.repliesOf(ids), ({ feedbackId }) => feedbackId)
      const pictures = Map.groupBy(await attached.pictureIdsOf(ids), ({ feedbackId }) => feedbackId)
      return all.map((feedback) => ({
        ...feedback,
        images: (pictures.get(feedback.id) ?? []).map(({ id }) => id),
        replies: replies.get(feedback.id) ?? [],
      }))
    },
    ownPicture: (id: string, memberId: string): Promise<Picture | undefined> =>
      attached.ownPicture(id, memberId),
  }
}
