import { clerkOf, type Clerk, type GateSession, type HandlersOf } from '#platform/http'

interface Privacy {
  isFresh(sessionId: string): Promise<boolean>
  exportOf(session: GateSession): Promise<Record<string, unknown>>
  mayLeave(memberId: string): Promise<boolean>
  close(session: GateSession, reason: string): Promise<void>
  closeFor(memberId: string, reason: string, by: Clerk): Promise<void>
}

type Route = 'GET /wps/member/export' | 'POST /wps/member/close' | 'POST /office/api/member/close'

export function privacyHttp(privacy: Privacy): HandlersOf<Route> {
  return {
    'GET /wps/member/export': async ({ session, refuse }) => {
      if (!(await privacy.isFresh(session.id))) return refuse('step_up_required')
      return privacy.exportOf(session)
    },
    'POST /wps/member/close': async ({ input, session, setCookieHalf, refuse }) => {
      if (!(await privacy.isFresh(session.id))) return refuse('step_up_required')
      if (!(await privacy.mayLeave(session.subjectId))) return refuse('balance_left')
      await privacy.close(session, input.reason ?? '')
      setCookieHalf(null)
      return {}
    },
    'POST /office/api/member/close': async (request) => {
      const { memberId, reason } = request.input
      await privacy.closeFor(memberId, reason, clerkOf(request))
      return {}
    },
  }
}
