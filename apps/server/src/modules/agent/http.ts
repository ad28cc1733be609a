import type { HandlersOf } from '#platform/http'
import type { Affiliate } from './store.ts'

type Find = (brandId: string, code: string) => Promise<Affiliate | undefined>

export function agentHttp(affiliateOf: Find): HandlersOf<'GET /wps/agent/affiliate'> {
  return {
    'GET /wps/agent/affiliate': async ({ input, brand, refuse }) => {
      const found = await affiliateOf(brand.id, input.code)
      if (!found) return refuse('invitation_code_error', { code: { key: 'invitation_code_error' } })
      return { code: found.code }
    },
  }
}
