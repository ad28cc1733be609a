import type { AgentModule } from '#modules/agent'
import { Refusal } from '#platform/http'

export interface Inviters {
  affiliateId?: string
  referrerId?: string
}

/** Resolves affiliate and referral codes; refuses unknown ones. */
export async function findInviters(
  { agent }: { agent: AgentModule },
  brandId: string,
  values: ReadonlyMap<string, string>,
): Promise<Inviters> {
  const affiliateCode = values.get('affiliateCode')
  const affiliate = affiliateCode && (await agent.affiliateOf(brandId, affiliateCode))
  if (affiliateCode && !affiliate) return refuse('affiliateCode')
  const field = values.has('referralCode') ? 'referralCode' : 'recommenderId'
  const referralCode = values.get(field)
  const referrerId = referralCode && (await agent.referrerOf(brandId, referralCode))
  if (referralCode && !referrerId) return refuse(field)
  return {
    ...(affiliate && { affiliateId: affiliate.memberId }),
    ...(referrerId && { referrerId }),
  }
}

function refuse(field: string): never {
  throw new Refusal('invitation_code_error', { [field]: { key: 'invitation_code_error' } })
}
