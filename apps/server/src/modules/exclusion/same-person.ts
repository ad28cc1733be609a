import type { BrandModule } from '#modules/brand'
import type { Holder, Likeness, MemberModule } from '#modules/member'

/** The brands at which an exclusion of this one holds, this one among them. */
export function circleOf(brands: BrandModule, brandId: string): string[] {
  if (!brands.byId(brandId).accounts.sharesExclusions) return [brandId]
  const sharing = brands.all().filter(({ accounts }) => accounts.sharesExclusions)
  return sharing.map(({ id }) => id)
}

/** One thing that was only typed is not enough: nobody excludes another by typing their number. */
const isSame = (isProved: boolean, { kinds }: Likeness) => isProved || kinds.length > 1

/**
 * Whether a registration is of the person who holds these. An address that the other account only
 * typed is not enough: whoever excludes oneself under another's number would keep its owner out.
 */
export const isSameHolder = ({ kinds, isConfirmed }: Holder): boolean =>
  isConfirmed || kinds.length > 1 || kinds.some((kind) => kind === 'idNumber' || kind === 'person')

/** Accounts of one person at the brands that share exclusions. */
export function samePerson(brands: BrandModule, member: MemberModule) {
  async function likenesses(memberId: string): Promise<Likeness[]> {
    const account = await member.find(memberId)
    return account ? member.likenessesOf(memberId, circleOf(brands, account.brandId)) : []
  }

  return {
    /** The other accounts of who excludes oneself by this one. */
    sistersOf: async (memberId: string) =>
      (await likenesses(memberId)).filter((one) => one.isPresent && isSame(one.isProvedHere, one)),
    /** Those by whose exclusion this account is bound, if they have one. */
    bindingOn: async (memberId: string) =>
      (await likenesses(memberId)).filter((one) => isSame(one.isProvedThere, one)),
  }
}
