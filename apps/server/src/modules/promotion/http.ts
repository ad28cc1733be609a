import type { AgentModule } from '#modules/agent'
import type { BrandModule } from '#modules/brand'
import type { HandlersOf } from '#platform/http'

interface Deps {
  agent: AgentModule
  brands: BrandModule
}

type Routes = 'GET /wps/promotion/available' | 'GET /wps/member/referral'

export function promotionHttp({ agent, brands }: Deps): HandlersOf<Routes> {
  /** Referrals run while a registration takes the code of the friend who invited. */
  const hasReferral = (brandId: string) =>
    brands.byId(brandId).settings.registerRules.referralCode?.enabled === true

  return {
    'GET /wps/promotion/available': async ({ brand }) => ({
      availablePromo: { REFERRAL: { enabled: hasReferral(brand.id) } },
    }),
    'GET /wps/member/referral': async ({ session, brand, refuse }) =>
      hasReferral(brand.id)
        ? { code: await agent.referralCodeOf(brand.id, session.subjectId) }
        : refuse('feature_off'),
  }
}
