import type { Kit } from '#platform/kit'
import { agentHttp } from './http.ts'
import { codeKey, newCode } from './rules.ts'
import { agentStore } from './store.ts'

export type AgentModule = ReturnType<typeof createAgent>

const maxCodeAttempts = 20

/** Affiliate codes of agents and referral codes of players. */
export function createAgent({ database, random }: Kit) {
  const store = agentStore(database)

  const affiliateOf = (brandId: string, code: string) => store.affiliate(brandId, codeKey(code))

  /** The account's referral code, created on first use. */
  async function referralCodeOf(brandId: string, memberId: string): Promise<string> {
    for (let turn = 0; turn < maxCodeAttempts; turn += 1) {
      const code = await store.referralCode(brandId, memberId, newCode(random.below))
      if (code !== undefined) return code
    }
    throw new Error('no referral code is left')
  }

  return {
    http: agentHttp(affiliateOf, referralCodeOf),
    /** The agent of an active affiliate code. */
    affiliateOf,
    addAffiliate: (brandId: string, code: string, memberId: string) =>
      store.addAffiliate(brandId, { code: codeKey(code), memberId }),
    /** The account of a referral code. */
    referrerOf: (brandId: string, code: string) => store.referrer(brandId, codeKey(code)),
    referralCodeOf,
    async exportOf(brandId: string, memberId: string) {
      return {
        referralCode: await referralCodeOf(brandId, memberId),
        affiliateCodes: await store.affiliateCodes(memberId),
      }
    },
    forget: (memberId: string) => store.removeReferral(memberId),
  }
}
