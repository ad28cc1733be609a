import type { Calls, OutputOf } from '@fairhouse/protocol'
import { staffActorOf, type HandlersOf } from '#platform/http'
import { createDocumentReview } from '../review-documents.ts'
import type { Deps } from '../deps.ts'
import { reviewStore, type Review } from '../store.ts'

type Route =
  | 'GET /office/api/identity'
  | 'GET /office/api/identity/one'
  | 'GET /office/api/identity/picture'
  | 'POST /office/api/identity/accept'
  | 'POST /office/api/identity/refuse'
  | 'POST /office/api/identity/doubt'

const pageSize = 50

type Shown = OutputOf<Calls['GET /office/api/identity']>['list'][number]

function toView({ sentAt, decidedAt, decidedBy, ...review }: Review): Shown {
  const isDecided = decidedAt !== null && decidedBy !== null
  const decided = isDecided ? { at: decidedAt.toISOString(), by: decidedBy } : null
  const { id, memberId, brandId, kind, state, fault, note } = review
  const facts = { id, memberId, brandId, kind, state, fault, note }
  return { ...facts, sentAt: sentAt.toISOString(), decided }
}

export function officeHttp(deps: Deps): HandlersOf<Route> {
  const store = reviewStore(deps.kit.database.db)
  const documentReview = createDocumentReview(deps)
  return {
    'GET /office/api/identity': async ({ input }) => {
      const { state = 'waiting', memberId = null, after = null } = input
      const rows = await store.page({ state, memberId, after, limit: pageSize + 1 })
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: page.map(toView), next }
    },
    'GET /office/api/identity/one': async (request) => {
      const { review, ...facts } = await documentReview.read(
        request.input.id,
        staffActorOf(request),
      )
      return { review: toView(review), pictures: [...review.pictures], ...facts }
    },
    'GET /office/api/identity/picture': (request) =>
      documentReview.picture(request.input.id, staffActorOf(request)),
    'POST /office/api/identity/accept': async (request) => {
      const { id, ...person } = request.input
      await documentReview.accept(id, person, staffActorOf(request))
      return {}
    },
    'POST /office/api/identity/refuse': async (request) => {
      const { id, fault, note = '' } = request.input
      await documentReview.refuse(id, fault, note, staffActorOf(request))
      return {}
    },
    'POST /office/api/identity/doubt': async (request) => {
      const { memberId, reason } = request.input
      await documentReview.doubt(memberId, reason, staffActorOf(request))
      return {}
    },
  }
}
