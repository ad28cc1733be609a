import { actorOfAccount } from '@fairhouse/protocol'
import { memberFactsOf, type MemberModule } from '#modules/member'
import type { HandlersOf } from '#platform/http'
import type { Sessions } from './sessions.ts'

export function sessionHttp(
  sessions: Sessions,
  member: MemberModule,
): HandlersOf<'POST /wps/session/login' | 'DELETE /wps/session/logout'> {
  return {
    'POST /wps/session/login': async ({ input, brand, session, refuse, setCookieHalf }) => {
      const account = await member.byPassword(brand.id, input.username, input.password)
      if (!account) return refuse('wrong_credentials')
      if (session) await sessions.end(session.id)
      const kind = actorOfAccount(account.type)
      const halves = await sessions.start({ kind, brandId: brand.id, subjectId: account.id })
      setCookieHalf(halves.cookieHalf)
      return { ...memberFactsOf(account), token: halves.token }
    },
    'DELETE /wps/session/logout': async ({ session, setCookieHalf }) => {
      await sessions.end(session.id)
      setCookieHalf(null)
      return {}
    },
  }
}
