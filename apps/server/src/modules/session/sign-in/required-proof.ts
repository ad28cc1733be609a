import { actorOfAccount } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { Account } from '#modules/member'
import { waysWithoutApp, type MfaModule, type OpenWay } from '#modules/mfa'
import { Refusal } from '#platform/http'
import { isUnderAttack } from '../rules.ts'
import type { SignInContext, SignInMethod } from './sign-in-context.ts'
import type { FailedAttempts } from './failed-attempts.ts'

interface Deps {
  brands: BrandModule
  mfa: MfaModule
  attempts: FailedAttempts
}

/**
 * Decides whether a sign-in with correct credentials needs further proof, and which ways it may
 * use.
 */
export function createRequiredProof({ brands, mfa, attempts }: Deps) {
  /**
   * A new address or an unknown browser under attack. The account's first address is never unusual.
   */
  async function isUnusual(account: Account, { acquaintance: known, contacts }: SignInContext) {
    const { proveNewAddress } = brands.byId(account.brandId).accounts
    if (proveNewAddress && known.seenBefore && !known.knowsAddress) return true
    return !known.knowsDevice && isUnderAttack(await attempts.countAnywhere(account, contacts))
  }

  /** Returns undefined when no further proof is needed. */
  return async (
    account: Account,
    how: SignInMethod,
    context: SignInContext,
  ): Promise<OpenWay[] | undefined> => {
    if (how.by === 'register' || account.type === 4) return undefined
    const proved = how.by === 'sms' ? 'sms' : how.proved
    const isAgent = actorOfAccount(account.type) === 'agent'
    const isEnrolled = await mfa.isEnrolled(account.id)
    // A hand-over was proved in the browser that created the code.
    const mustAlways = (isAgent || isEnrolled) && how.by !== 'handover'
    const must = mustAlways || (!proved && (await isUnusual(account, context)))
    if (!must) return undefined
    const ways = isEnrolled
      ? await mfa.waysOf(account.id, 'prove')
      : waysWithoutApp(account.type, context.contacts, 'prove')
    const others = ways.filter(({ way }) => way !== proved)
    if (others.length > 0) return others
    if (mustAlways) throw new Refusal('not_allowed')
    return undefined
  }
}
