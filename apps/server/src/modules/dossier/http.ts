import { clerkOf, type HandlersOf } from '#platform/http'
import type { dossiersOf } from './dossier.ts'

type Route = 'GET /office/api/members' | 'GET /office/api/member' | 'PUT /office/api/member/note'

export function dossierHttp(dossiers: ReturnType<typeof dossiersOf>): HandlersOf<Route> {
  return {
    'GET /office/api/members': async ({ input }) => ({ list: await dossiers.find(input.wanted) }),
    'GET /office/api/member': (request) => dossiers.open(request.input.memberId, clerkOf(request)),
    'PUT /office/api/member/note': async (request) => {
      const { memberId, content } = request.input
      return { id: await dossiers.note(memberId, content, clerkOf(request)) }
    },
  }
}
