import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule, SignUpPromise } from '#modules/member'
import { laneOf, memberAccount, promotionAccount, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { transferIdOf } from './ids.ts'
import { requirementFor } from './rules.ts'

export interface Parts {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
}

/** Bonus money on its way to a member and back. */
export function giftsOf({ kit, brands, exclusion, member, wallet }: Parts) {
  function accountsOf(brandId: string, memberId: string) {
    const { code, currency } = brands.byId(brandId)
    const lane = laneOf(memberId)
    const house = promotionAccount({ brand: code, currency, lane })
    return { lane, currency, house, bonus: memberAccount(memberId, 'bonus', currency) }
  }

  /** The id is the member's own: however often it is asked for, the money comes once. */
  async function give({ memberId, brandId, amount, playThrough }: SignUpPromise): Promise<void> {
    // Nothing leads who is out of play back: what was promised lapses.
    if (!(await exclusion.may(memberId, 'bonus'))) return member.keepPromise(memberId)
    const { lane, currency, house, bonus } = accountsOf(brandId, memberId)
    const id = transferIdOf('signUp', memberId)
    const row = {
      transfer_id: id,
      member_id: memberId,
      brand_id: brandId,
      kind: 'sign_up',
      currency,
      amount: String(amount),
      required: String(requirementFor(amount, playThrough)),
      state: 'open',
      at: kit.clock.now().toISOString(),
    }
    const { refusal } = await wallet.transfer({
      id,
      code: 'promotion.signUp',
      lane,
      reference: 'sign-up bonus',
      postings: [{ from: [house], to: bonus, amount }],
      records: [{ table: 'promotion_bonus', row }],
    })
    if (refusal !== undefined) throw new Error(`the sign-up bonus was refused by ${refusal}`)
    await member.keepPromise(memberId)
  }

  /** What lies on the bonus account goes back to the house. */
  async function takeBack(brandId: string, memberId: string): Promise<void> {
    const { lane, house, bonus } = accountsOf(brandId, memberId)
    const amount = await wallet.balanceOf([bonus])
    if (amount === 0n) return
    const { refusal } = await wallet.transfer({
      id: transferIdOf('forfeit', memberId),
      code: 'promotion.forfeit',
      lane,
      reference: 'account closed',
      postings: [{ from: [bonus], to: house, amount }],
    })
    if (refusal !== undefined) throw new Error(`bonus not returned: ${refusal}`)
  }

  return { give, takeBack }
}
