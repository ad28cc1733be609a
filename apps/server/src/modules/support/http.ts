import type { Picture } from '#modules/upload'
import type { HandlersOf } from '#platform/http'
import type { createDesk } from './desk.ts'
import type { createLetterbox } from './letterbox.ts'
import type { Feedback } from './rules.ts'

type MemberRoutes = 'PUT /wps/feedback' | 'GET /wps/feedback' | 'GET /wps/feedback/image'

export function letterboxHttp(
  letterbox: ReturnType<typeof createLetterbox>,
): HandlersOf<MemberRoutes> {
  return {
    'PUT /wps/feedback': async ({ input, brand, session }) => {
      const { kind, content, images = [] } = input
      const writer = { brandId: brand.id, memberId: session.subjectId }
      return { id: await letterbox.send({ kind, content, images }, writer) }
    },
    'GET /wps/feedback': async ({ session }) => {
      const all = await letterbox.ofMember(session.subjectId)
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
      const picture = await letterbox.ownPicture(input.id, session.subjectId)
      return picture ? pictureValue(picture) : refuse('not_found')
    },
  }
}

type DeskRoutes =
  | 'GET /office/api/feedback'
  | 'GET /office/api/feedback/one'
  | 'GET /office/api/feedback/image'
  | 'POST /office/api/feedback/reply'
  | 'POST /office/api/feedback/close'

const pageSize = 50

export function deskHttp(desk: ReturnType<typeof createDesk>): HandlersOf<DeskRoutes> {
  return {
    'GET /office/api/feedback': async ({ input }) => {
      const rows = await desk.list(input.state ?? 'open', input.after, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: page.map(toldValue), next }
    },
    'GET /office/api/feedback/one': async ({ input, session, address }) => {
      const by = { staffId: session.subjectId, address }
      const { feedback, images, replies } = await desk.read(input.id, by)
      return {
        ...toldValue(feedback),
        images,
        replies: replies.map(({ content, createdAt, staffId }) => ({
          content,
          createdAt: createdAt.toISOString(),
          staffId,
        })),
      }
    },
    'GET /office/api/feedback/image': async ({ input, session, address }) =>
      pictureValue(await desk.picture(input.id, { staffId: session.subjectId, address })),
    'POST /office/api/feedback/reply': async ({ input, session, address }) => {
      await desk.reply(input.id, input.content, { staffId: session.subjectId, address })
      return {}
    },
    'POST /office/api/feedback/close': async ({ input, session, address }) => {
      await desk.close(input.id, input.reason, { staffId: session.subjectId, address })
      return {}
    },
  }
}

function toldValue({ createdAt, ...rest }: Feedback) {
  return { ...rest, createdAt: createdAt.toISOString() }
}

function pictureValue({ type, data }: Picture) {
  return { type, data: data.toString('base64') }
}
