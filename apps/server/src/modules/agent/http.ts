import type { HandlersOf } from '#platform/http'
import type { Affiliate } from './store.ts'

type ReferralCodeOf = (brandId: string, memberId: string) => Promise<string>
type Find = (brandId: string, code: string) => Promise<Affiliate | undefined>

export function agentHttp(
  affiliateOf: Find,
  referralCodeOf: ReferralCodeOf,
): HandlersOf<'GET /wps/agent/affiliate' | 'GET /wps/agent/referral'> {
  return {
    'GET /wps/agent/referral': async ({ brand, session: { subjectId } }) => ({
      code: await referralCodeOf(brand.id, subjectId),
    }),
    'GET /wps/agent/affiliate': async ({ input, brand, refuse }) => {
      const found = await affiliateOf(brand.id, input.code)
      if (!found) return refuse('invitation_code_error', { code: { key: 'invitation_code_error' } })
      return { code: found.code }
    },
  }
}
