import type { Calls, OutputOf } from '@fairhouse/protocol'
import { clerkOf, type HandlersOf } from '#platform/http'
import { deskOf } from '../desk.ts'
import type { Parts } from '../parts.ts'
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

function shownOf({ sentAt, decidedAt, decidedBy, ...review }: Review): Shown {
  const isDecided = decidedAt !== null && decidedBy !== null
  const decided = isDecided ? { at: decidedAt.toISOString(), by: decidedBy } : null
  const { id, memberId, brandId, kind, state, fault, note } = review
  const facts = { id, memberId, brandId, kind, state, fault, note }
  return { ...facts, sentAt: sentAt.toISOString(), decided }
}

export function officeHttp(parts: Parts): HandlersOf<Route> {
  const store = reviewStore(parts.kit.database.db)
  const desk = deskOf(parts)
  return {
    'GET /office/api/identity': async ({ input }) => {
      const { state = 'waiting', memberId = null, after = null } = input
      const rows = await store.page({ state, memberId, after, limit: pageSize + 1 })
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      return { list: page.map(shownOf), next }
    },
    'GET /office/api/identity/one': async (request) => {
      const { review, ...facts } = await desk.read(request.input.id, clerkOf(request))
      return { review: shownOf(review), pictures: [...review.pictures], ...facts }
    },
    'GET /office/api/identity/picture': (request) =>
      desk.picture(request.input.id, clerkOf(request)),
    'POST /office/api/identity/accept': async (request) => {
      const { id, ...person } = request.input
      await desk.accept(id, person, clerkOf(request))
      return {}
    },
    'POST /office/api/identity/refuse': async (request) => {
      const { id, fault, note = '' } = request.input
      await desk.refuse(id, fault, note, clerkOf(request))
      return {}
    },
    'POST /office/api/identity/doubt': async (request) => {
      const { memberId, reason } = request.input
      await desk.doubt(memberId, reason, clerkOf(request))
      return {}
    },
  }
}
