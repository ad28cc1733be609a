import { clerkOf, type HandlersOf } from '#platform/http'
import type { adjustingOf } from './adjusting.ts'
import type { dossiersOf } from './dossier.ts'

type Route =
  | 'GET /office/api/members'
  | 'GET /office/api/member'
  | 'PUT /office/api/member/note'
  | 'PUT /office/api/member/adjust'

interface Desks {
  dossiers: ReturnType<typeof dossiersOf>
  adjusting: ReturnType<typeof adjustingOf>
}

export function dossierHttp({ dossiers, adjusting }: Desks): HandlersOf<Route> {
  return {
    'PUT /office/api/member/adjust': async (request) => ({
      approval: await adjusting.ask(request.input, clerkOf(request)),
    }),
    'GET /office/api/members': async ({ input }) => ({ list: await dossiers.find(input.wanted) }),
    'GET /office/api/member': (request) => dossiers.open(request.input.memberId, clerkOf(request)),
    'PUT /office/api/member/note': async (request) => {
      const { memberId, content } = request.input
      return { id: await dossiers.note(memberId, content, clerkOf(request)) }
    },
  }
}
