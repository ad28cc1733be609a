import type { HandlersOf } from '#platform/http'
import type { Enrolment } from './enrolment.ts'

/** Whether a session's owner has just stepped up. */
export interface SessionFreshness {
  isFresh(sessionId: string): boolean | Promise<boolean>
}

export type MfaRoutes =
  | 'POST /wps/member/factor/totp'
  | 'POST /wps/member/factor/totp/confirm'
  | 'DELETE /wps/member/factor/totp'
  | 'POST /wps/member/factor/recovery'

export function mfaHttp(sessions: SessionFreshness, enrolment: Enrolment): HandlersOf<MfaRoutes> {
  return {
    'POST /wps/member/factor/totp': async ({ session, refuse }) => {
      const mustProve = await enrolment.mustStepUp(session.subjectId)
      if (mustProve && !(await sessions.isFresh(session.id))) return refuse('step_up_required')
      return enrolment.start(session)
    },
    'POST /wps/member/factor/totp/confirm': async ({ input, session, language, refuse }) => {
      const outcome = await enrolment.confirm(session, input.code, language)
      return typeof outcome === 'string' ? refuse(outcome) : { recoveryCodes: outcome }
    },
    'DELETE /wps/member/factor/totp': async ({ session, language, refuse }) => {
      if (!(await sessions.isFresh(session.id))) return refuse('step_up_required')
      const isRemoved = await enrolment.remove(session.subjectId, language)
      return isRemoved ? {} : refuse('not_found')
    },
    'POST /wps/member/factor/recovery': async ({ session, refuse }) => {
      if (!(await sessions.isFresh(session.id))) return refuse('step_up_required')
      const recoveryCodes = await enrolment.renewCodes(session.subjectId)
      return recoveryCodes ? { recoveryCodes } : refuse('not_found')
    },
  }
}
