import { actorOfAccount } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import { waysWithoutApp, type FactorModule, type OpenWay } from '#modules/factor'
import { Refusal } from '#platform/http'
import { isBesieged } from './rules.ts'
import type { Arrived, Entrant, SignInHow } from './entrant.ts'
import type { Tries } from './tries.ts'

interface Parts {
  brands: BrandModule
  factor: FactorModule
  tries: Tries
}

/** Decides whether a sign-in that is right so far must prove more, and how it can. */
export function createProof({ brands, factor, tries }: Parts) {
  /** Somewhere the account has never been; its first place is no stranger than any. */
  async function isUnusual(account: Entrant, { known, contacts }: Arrived) {
    const { proveNewAddress } = brands.byId(account.brandId).accounts
    if (proveNewAddress && known.seenBefore && !known.knowsAddress) return true
    return !known.knowsDevice && isBesieged(await tries.anywhere(account, contacts))
  }

  /** Nothing, where the account is entered without more. */
  return async (
    account: Entrant,
    how: SignInHow,
    arrived: Arrived,
  ): Promise<OpenWay[] | undefined> => {
    if (how.by === 'register' || account.type === 4) return undefined
    const proved = how.by === 'sms' ? 'sms' : how.proved
    const isAgent = actorOfAccount(account.type) === 'agent'
    const isEnrolled = await factor.isEnrolled(account.id)
    // Who hands over has proved it where the code was made.
    const mustAlways = (isAgent || isEnrolled) && how.by !== 'handover'
    const must = mustAlways || (!proved && (await isUnusual(account, arrived)))
    if (!must) return undefined
    const ways = isEnrolled
      ? await factor.waysOf(account.id, 'prove')
      : waysWithoutApp(account.type, arrived.contacts, 'prove')
    const others = ways.filter(({ way }) => way !== proved)
    if (others.length > 0) return others
    if (mustAlways) throw new Refusal('not_allowed')
    return undefined
  }
}
