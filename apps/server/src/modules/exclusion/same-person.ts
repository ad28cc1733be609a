import type { BrandModule } from '#modules/brand'
import type { Holder, PersonMatch, MemberModule } from '#modules/member'

/** Brands at which an exclusion of this brand holds, including itself. */
export function circleOf(brands: BrandModule, brandId: string): string[] {
  if (!brands.byId(brandId).accounts.sharesExclusions) return [brandId]
  const sharing = brands.all().filter(({ accounts }) => accounts.sharesExclusions)
  return sharing.map(({ id }) => id)
}

/** One unproved match is not enough: nobody may exclude another by typing their number. */
const isSame = (isProved: boolean, { kinds }: PersonMatch) => isProved || kinds.length > 1

/**
 * Whether a registration is by the holder of these values. An address that the other account only
 * typed is not enough: members who exclude themselves under another person's number would lock its
 * owner out.
 */
export const isSameHolder = ({ kinds, isConfirmed }: Holder): boolean =>
  isConfirmed || kinds.length > 1 || kinds.some((kind) => kind === 'idNumber' || kind === 'person')

/** Accounts of one person at the brands that share exclusions. */
export function samePerson(brands: BrandModule, member: MemberModule) {
  async function likenesses(memberId: string): Promise<PersonMatch[]> {
    const account = await member.find(memberId)
    return account ? member.matchesOf(memberId, circleOf(brands, account.brandId)) : []
  }

  return {
    /** Other accounts of the person who excludes this account. */
    otherAccountsOf: async (memberId: string) =>
      (await likenesses(memberId)).filter((one) => one.isPresent && isSame(one.isProvedHere, one)),
    /** Accounts whose exclusion binds this account too. */
    bindingOn: async (memberId: string) =>
      (await likenesses(memberId)).filter((one) => isSame(one.isProvedThere, one)),
  }
}
