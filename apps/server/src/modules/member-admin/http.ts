import { staffActorOf, type HandlersOf } from '#platform/http'
import type { createBalanceAdjustments } from './adjust-balance.ts'
import type { createAdjustmentView } from './adjustment-view.ts'
import type { createMemberFiles } from './member-file.ts'
import type { createLabels } from './labels.ts'
import type { createAccountOpening } from './open-account.ts'
import type { createAccessReset } from './reset-access.ts'
import type { createRoundVoiding } from './void-round.ts'

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
  | 'GET /office/api/member/openings'
  | 'PUT /office/api/member/open'
  | 'POST /office/api/member/activation'

interface MemberAdminServices {
  files: ReturnType<typeof createMemberFiles>
  adjustments: ReturnType<typeof createBalanceAdjustments>
  voids: ReturnType<typeof createRoundVoiding>
  labels: ReturnType<typeof createLabels>
  opening: ReturnType<typeof createAccountOpening>
  reset: ReturnType<typeof createAccessReset>
  adjustmentView: ReturnType<typeof createAdjustmentView>
}

export function memberAdminHttp(services: MemberAdminServices): HandlersOf<Route> {
  const { files, adjustments, voids, labels, opening, reset, adjustmentView } = services
  return {
    'GET /office/api/member/adjustment': (request) =>
      adjustmentView(request.input.approval, staffActorOf(request)),
    'PUT /office/api/member/void': async (request) => ({
      approval: await voids.ask(request.input, staffActorOf(request)),
    }),
    'PUT /office/api/member/adjust': async (request) => ({
      approval: await adjustments.ask(request.input, staffActorOf(request)),
    }),
    'POST /office/api/member/reset': async (request) => ({
      sentTo: await reset(request.input, staffActorOf(request)),
    }),
    'GET /office/api/member/openings': async () => ({ brands: opening.brands() }),
    'PUT /office/api/member/open': (request) => opening.open(request.input, staffActorOf(request)),
    'POST /office/api/member/activation': (request) =>
      opening.renew(request.input, staffActorOf(request)),
    'GET /office/api/member/labels': async () => ({ list: await labels.inUse() }),
    'PUT /office/api/member/label': async (request) => {
      const { memberId, label } = request.input
      await labels.add(memberId, label, staffActorOf(request))
      return {}
    },
    'POST /office/api/member/label/remove': async (request) => {
      const { memberId, label } = request.input
      await labels.remove(memberId, label, staffActorOf(request))
      return {}
    },
    'GET /office/api/members': async ({ input }) => ({ list: await files.find(input.wanted) }),
    'POST /office/api/member/names': async ({ input }) => ({
      list: await files.names(input.ids),
    }),
    'GET /office/api/member': (request) =>
      files.open(request.input.memberId, staffActorOf(request), request.language),
    'PUT /office/api/member/note': async (request) => {
      const { memberId, content } = request.input
      return { id: await files.note(memberId, content, staffActorOf(request)) }
    },
  }
}
