import type { HandlersOf } from '#platform/http'
import { factsOf, type Account } from './rules.ts'

export function memberHttp(
  accountOf: (id: string) => Promise<Account>,
): HandlersOf<'GET /wps/member/info'> {
  return {
    'GET /wps/member/info': async ({ session }) => factsOf(await accountOf(session.subjectId)),
  }
}
