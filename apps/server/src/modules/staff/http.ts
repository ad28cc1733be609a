import type { SessionModule } from '#modules/session'
import type { HandlersOf } from '#platform/http'
import type { StaffAccount } from './rules.ts'

interface StaffAccess {
  byCredentials(name: string, password: string, code: string): Promise<StaffAccount | undefined>
  byId(id: string): Promise<StaffAccount>
}

type StaffRoutes =
  | 'POST /office/api/session/login'
  | 'DELETE /office/api/session/logout'
  | 'GET /office/api/me'

export function staffHttp(staff: StaffAccess, sessions: SessionModule): HandlersOf<StaffRoutes> {
  return {
    'POST /office/api/session/login': async ({ input, refuse, setCookieHalf }) => {
      const account = await staff.byCredentials(input.username, input.password, input.code)
      if (!account) return refuse('wrong_credentials')
      const who = { kind: 'staff', brandId: null, subjectId: account.id } as const
      const halves = await sessions.start(who)
      setCookieHalf(halves.cookieHalf)
      return { id: account.id, name: account.name, token: halves.token }
    },
    'DELETE /office/api/session/logout': async ({ session, setCookieHalf }) => {
      await sessions.end(session.id)
      setCookieHalf(null)
      return {}
    },
    'GET /office/api/me': async ({ session }) => {
      const { id, name } = await staff.byId(session.subjectId)
      return { id, name }
    },
  }
}
