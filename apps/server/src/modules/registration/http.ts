import { accountFactsOf } from '#modules/brand'
import type { HandlersOf } from '#platform/http'
import { isNickname, nicknameOf } from '@fairhouse/rules'
import type { Deps } from './deps.ts'
import { createRegister, createReservedNameCheck } from './register.ts'
import type { createTrials } from './trial.ts'

export function registrationHttp(
  deps: Deps,
  trial: ReturnType<typeof createTrials>,
): HandlersOf<
  | 'PUT /wps/member/register'
  | 'PUT /wps/member/register/mobile'
  | 'GET /wps/system/setting/register'
  | 'POST /wps/session/login/freeplay'
  | 'POST /wps/member/nickname'
> {
  const register = createRegister(deps)
  const isReserved = createReservedNameCheck(deps.brands)
  return {
    'PUT /wps/member/register': async (request) => register(request, request.input, 'register'),
    'PUT /wps/member/register/mobile': async (request) =>
      register(request, request.input, 'registerMobile'),
    'GET /wps/system/setting/register': async ({ brand }) => {
      const full = deps.brands.byId(brand.id)
      const { minimumAge, termsVersion, bonus } = accountFactsOf(full)
      return { registerRules: full.settings.registerRules, minimumAge, termsVersion, bonus }
    },
    'POST /wps/session/login/freeplay': async (request) =>
      trial.start(request, request.input.captcha),
    'POST /wps/member/nickname': async ({ input, session, refuse }) => {
      const nickname = nicknameOf(input.nickname)
      if (!isNickname(nickname)) return refuse('invalid_fields', { nickname: 'invalid' })
      if (isReserved(nickname)) {
        return refuse('name_taken', { nickname: 'invalid' })
      }
      await deps.member.setNickname(session.subjectId, nickname)
      return { nickname }
    },
  }
}
