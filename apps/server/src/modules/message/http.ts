import { languageOf } from '@fairhouse/i18n/server'
import type { Brand } from '#modules/brand'
import type { Clock } from '#platform/clock'
import type { HandlersOf } from '#platform/http'
import type { createInboxes } from './inboxes.ts'
import { maxPageSize, toViewKind, defaultPageSize, wordsFor } from './rules.ts'

type Route =
  | 'GET /wps/message/list'
  | 'GET /wps/message/unread'
  | 'POST /wps/message/read'
  | 'POST /wps/message/readAll'
  | 'DELETE /wps/message/one'

interface OwnRequest {
  brand: { id: string }
  session: { subjectId: string }
}

const ownerOf = ({ brand, session }: OwnRequest) => ({
  memberId: session.subjectId,
  brandId: brand.id,
})

interface Deps {
  inboxes: ReturnType<typeof createInboxes>
  clock: Clock
}

export function messageHttp(
  { inboxes, clock }: Deps,
  brandOf: (brandId: string) => Pick<Brand, 'name' | 'language' | 'moneyStyle'>,
): HandlersOf<Route> {
  return {
    'GET /wps/message/list': async (request) => {
      const { brand, input, language } = request
      const owner = ownerOf(request)
      const { unread } = await inboxes.refresh(owner)
      const size = Math.min(
        Number(input.pageSize ?? defaultPageSize) || defaultPageSize,
        maxPageSize,
      )
      const total = await inboxes.count(owner.memberId)
      const totalPages = Math.max(1, Math.ceil(total / size))
      const pageNo = Math.min(Math.max(1, Number(input.pageNo ?? 1)), totalPages)
      const found = await inboxes.page(owner.memberId, (pageNo - 1) * size, size)
      const { name: site, language: brandLanguage, moneyStyle } = brandOf(brand.id)
      const code = languageOf(language)?.code ?? 'EN'
      const reader = { language: code, brandLanguage, site, moneyStyle }
      const list = found.map((message) => {
        const { id, kind, createdAt, isRead } = message
        const shown = wordsFor(message, reader)
        const time = createdAt.toISOString()
        return { id, kind: toViewKind(kind), ...shown, createdAt: time, isRead }
      })
      return { list, totalPages, total, unread }
    },
    'GET /wps/message/unread': async (request) => {
      const { unread } = await inboxes.refresh(ownerOf(request))
      return { unread }
    },
    'POST /wps/message/read': async (request) => {
      const { input, session } = request
      const unread = await inboxes.change(ownerOf(request), (messages) =>
        messages.read(session.subjectId, input.id, clock.now()),
      )
      return unread === undefined ? request.refuse('not_found') : { unread }
    },
    'POST /wps/message/readAll': async (request) => {
      const owner = ownerOf(request)
      // Delivers pending letters to all first, so that they are marked read too.
      await inboxes.refresh(owner)
      const unread = await inboxes.change(owner, (messages) =>
        messages.readAll(owner.memberId, clock.now()),
      )
      return { unread: unread ?? 0 }
    },
    'DELETE /wps/message/one': async (request) => {
      const { input, session } = request
      const unread = await inboxes.change(ownerOf(request), (messages) =>
        messages.remove(session.subjectId, input.id, clock.now()),
      )
      return unread === undefined ? request.refuse('not_found') : { unread }
    },
  }
}
