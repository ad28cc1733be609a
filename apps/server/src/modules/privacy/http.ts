import { staffActorOf, type StaffActor, type GateSession, type HandlersOf } from '#platform/http'

interface Leaving {
  reason: string
  /** The payout account for the remaining balance. */
  accountId: string | undefined
}

interface Privacy {
  isFresh(sessionId: string): Promise<boolean>
  exportOf(session: GateSession): Promise<Record<string, unknown>>
  leave(memberId: string, leaving: Leaving): Promise<'closed' | 'closing'>
  closeFor(memberId: string, reason: string, by: StaffActor): Promise<void>
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
      const { reason = '', accountId } = input
      const state = await privacy.leave(session.subjectId, { reason, accountId })
      setCookieHalf(null)
      return { state }
    },
    'POST /office/api/member/close': async (request) => {
      const { memberId, reason } = request.input
      await privacy.closeFor(memberId, reason, staffActorOf(request))
      return {}
    },
  }
}
