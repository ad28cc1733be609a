import { clerkOf, type HandlersOf } from '#platform/http'
import type { adjustingOf } from './adjusting.ts'
import type { decidingOf } from './deciding.ts'
import type { dossiersOf } from './dossier.ts'
import type { labellingOf } from './labelling.ts'
import type { managingOf } from './managing.ts'
import type { voidingOf } from './voiding.ts'

type Route =
  | 'GET /office/api/members'
  | 'GET /office/api/member'
  | 'POST /office/api/member/names'
  | 'PUT /office/api/member/note'
  | 'PUT /office/api/member/adjust'
  | 'PUT /office/api/member/void'
  | 'GET /office/api/member/adjustment'
  | 'GET /office/api/member/labels'
  | 'PUT /office/api/member/label'
  | 'POST /office/api/member/label/remove'
  | 'POST /office/api/member/reset'

interface Desks {
  dossiers: ReturnType<typeof dossiersOf>
  adjusting: ReturnType<typeof adjustingOf>
  voiding: ReturnType<typeof voidingOf>
  labelling: ReturnType<typeof labellingOf>
  reset: ReturnType<typeof managingOf>
  deciding: ReturnType<typeof decidingOf>
}

export function dossierHttp(desks: Desks): HandlersOf<Route> {
  const { dossiers, adjusting, voiding, labelling, reset, deciding } = desks
  return {
    'GET /office/api/member/adjustment': (request) =>
      deciding(request.input.approval, clerkOf(request)),
    'PUT /office/api/member/void': async (request) => ({
      approval: await voiding.ask(request.input, clerkOf(request)),
    }),
    'PUT /office/api/member/adjust': async (request) => ({
      approval: await adjusting.ask(request.input, clerkOf(request)),
    }),
    'POST /office/api/member/reset': async (request) => ({
      sentTo: await reset(request.input, clerkOf(request)),
    }),
    'GET /office/api/member/labels': async () => ({ list: await labelling.inUse() }),
    'PUT /office/api/member/label': async (request) => {
      const { memberId, label } = request.input
      await labelling.add(memberId, label, clerkOf(request))
      return {}
    },
    'POST /office/api/member/label/remove': async (request) => {
      const { memberId, label } = request.input
      await labelling.remove(memberId, label, clerkOf(request))
      return {}
    },
    'GET /office/api/members': async ({ input }) => ({ list: await dossiers.find(input.wanted) }),
    'POST /office/api/member/names': async ({ input }) => ({
      list: await dossiers.names(input.ids),
    }),
    'GET /office/api/member': (request) =>
      dossiers.open(request.input.memberId, clerkOf(request), request.language),
    'PUT /office/api/member/note': async (request) => {
      const { memberId, content } = request.input
      return { id: await dossiers.note(memberId, content, clerkOf(request)) }
    },
  }
}
