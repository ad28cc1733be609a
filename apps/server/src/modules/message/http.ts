import { languageOf } from '@fairhouse/i18n/server'
import type { Clock } from '#platform/clock'
import type { HandlersOf } from '#platform/http'
import type { createBoxes } from './boxes.ts'
import { mostOnAPage, shownKind, usualPage, wordsFor } from './rules.ts'

type Route =
  | 'GET /wps/message/list'
  | 'GET /wps/message/unread'
  | 'POST /wps/message/read'
  | 'POST /wps/message/readAll'
  | 'DELETE /wps/message/one'

interface Asked {
  brand: { id: string }
  session: { subjectId: string }
}

const ownerOf = ({ brand, session }: Asked) => ({
  memberId: session.subjectId,
  brandId: brand.id,
})

interface Parts {
  boxes: ReturnType<typeof createBoxes>
  clock: Clock
}

export function messageHttp(
  { boxes, clock }: Parts,
  brandOf: (brandId: string) => { name: string; language: string },
): HandlersOf<Route> {
  return {
    'GET /wps/message/list': async (request) => {
      const { brand, input, language } = request
      const owner = ownerOf(request)
      const { unread } = await boxes.look(owner)
      const size = Math.min(Number(input.pageSize ?? usualPage) || usualPage, mostOnAPage)
      const total = await boxes.count(owner.memberId)
      const totalPages = Math.max(1, Math.ceil(total / size))
      const pageNo = Math.min(Math.max(1, Number(input.pageNo ?? 1)), totalPages)
      const found = await boxes.page(owner.memberId, (pageNo - 1) * size, size)
      const { name: site, language: own } = brandOf(brand.id)
      const reader = { language: languageOf(language)?.code ?? 'EN', own, site }
      const list = found.map((message) => {
        const { id, kind, createdAt, isRead } = message
        const shown = wordsFor(message, reader)
        const time = createdAt.toISOString()
        return { id, kind: shownKind(kind), ...shown, createdAt: time, isRead }
      })
      return { list, totalPages, total, unread }
    },
    'GET /wps/message/unread': async (request) => {
      const { unread } = await boxes.look(ownerOf(request))
      return { unread }
    },
    'POST /wps/message/read': async (request) => {
      const { input, session } = request
      const unread = await boxes.change(ownerOf(request), (messages) =>
        messages.read(session.subjectId, input.id, clock.now()),
      )
      return unread === undefined ? request.refuse('not_found') : { unread }
    },
    'POST /wps/message/readAll': async (request) => {
      const owner = ownerOf(request)
      // Letters to all that nobody has looked at yet are read with the others.
      await boxes.look(owner)
      const unread = await boxes.change(owner, (messages) =>
        messages.readAll(owner.memberId, clock.now()),
      )
      return { unread: unread ?? 0 }
    },
    'DELETE /wps/message/one': async (request) => {
      const { input, session } = request
      const unread = await boxes.change(ownerOf(request), (messages) =>
        messages.remove(session.subjectId, input.id, clock.now()),
      )
      return unread === undefined ? request.refuse('not_found') : { unread }
    },
  }
}
