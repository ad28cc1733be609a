import type { MemberModule } from '#modules/member'
import type { Kit } from '#platform/kit'
import { sessionHttp } from './http.ts'
import { createSessions } from './sessions.ts'

export type SessionModule = ReturnType<typeof createSession>

export function createSession(kit: Kit, member: MemberModule) {
  const sessions = createSessions(kit)
  return { ...sessions, http: sessionHttp(sessions, member) }
}
