import type { Picture } from '#modules/upload'
import type { HandlersOf } from '#platform/http'
import type { createFeedbackQueue } from './feedback-queue.ts'
import type { createMemberFeedback } from './member-feedback.ts'
import type { Feedback } from './rules.ts'

type MemberRoutes = 'PUT /wps/feedback' | 'GET /wps/feedback' | 'GET /wps/feedback/image'

export function memberFeedbackHttp(
  memberFeedback: ReturnType<typeof createMemberFeedback>,
): HandlersOf<MemberRoutes> {
  return {
    'PUT /wps/feedback': async ({ input, brand, session }) => {
      const { kind, content, images = [] } = input
      const writer = { brandId: brand.id, memberId: session.subjectId }
      return { id: await memberFeedback.send({ kind, content, images }, writer) }
    },
    'GET /wps/feedback': async ({ session }) => {
      const all = await memberFeedback.ofMember(session.subjectId)
      const list = all.map(({ id, kind, content, state, createdAt, images, replies }) => ({
        id,
        kind,
        content,
        state,
        createdAt: createdAt.toISOString(),
        images,
        replies: replies.map((reply) => ({
          content: reply.content,
          createdAt: reply.createdAt.toISOString(),
        })),
      }))
      return { list }
    },
    'GET /wps/feedback/image': async ({ input, session, refuse }) => {
      const picture = await memberFeedback.ownPicture(input.id, session.subjectId)
      return picture ? toPictureView(picture) : refuse('not_found')
    },
  }
}

type QueueRoutes =
  | 'GET /office/api/feedback'
  | 'GET /office/api/feedback/one'
  | 'GET /office/api/feedback/image'
  | 'POST /office/api/feedback/reply'
  | 'POST /office/api/feedback/close'

const pageSize = 50

export function feedbackQueueHttp(
  queue: ReturnType<typeof createFeedbackQueue>,
): HandlersOf<QueueRoutes> {
  return {
    'GET /office/api/feedback': async ({ input }) => {
      const rows = await queue.list(input.state ?? 'open', input.after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: page.map(toFeedbackView), next }
    },
    'GET /office/api/feedback/one': async ({ input, session, address }) => {
      const by = { staffId: session.subjectId, address }
      const { feedback, images, replies } = await queue.read(input.id, by)
      return {
        ...toFeedbackView(feedback),
        images,
        replies: replies.map(({ content, createdAt, staffId }) => ({
          content,
          createdAt: createdAt.toISOString(),
          staffId,
        })),
      }
    },
    'GET /office/api/feedback/image': async ({ input, session, address }) =>
      toPictureView(await queue.picture(input.id, { staffId: session.subjectId, address })),
    'POST /office/api/feedback/reply': async ({ input, session, address }) => {
      await queue.reply(input.id, input.content, { staffId: session.subjectId, address })
      return {}
    },
    'POST /office/api/feedback/close': async ({ input, session, address }) => {
      await queue.close(input.id, input.reason, { staffId: session.subjectId, address })
      return {}
    },
  }
}

function toFeedbackView({ createdAt, ...rest }: Feedback) {
  return { ...rest, createdAt: createdAt.toISOString() }
}

function toPictureView({ type, data }: Picture) {
  return { type, data: data.toString('base64') }
}
