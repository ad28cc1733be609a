import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule, SignUpBonus } from '#modules/member'
import { laneOf, memberAccount, promotionAccount, type WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { transferIdOf } from './ids.ts'
import { requirementFor } from './rules.ts'

export interface Deps {
  kit: Kit
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
}

/** Bonus payments to members, and their forfeit. */
export function createBonuses({ kit, brands, exclusion, member, wallet }: Deps) {
  function accountsOf(brandId: string, memberId: string) {
    const { code, currency } = brands.byId(brandId)
    const lane = laneOf(memberId)
    const house = promotionAccount({ brand: code, currency, lane })
    return { lane, currency, house, bonus: memberAccount(memberId, 'bonus', currency) }
  }

  /** The transfer id derives from the member, so repeated calls pay once. */
  async function give({ memberId, brandId, amount, playThrough }: SignUpBonus): Promise<void> {
    // Excluded members get no incentive to play: the promised bonus lapses.
    if (!(await exclusion.may(memberId, 'bonus'))) return member.markSignUpBonusGiven(memberId)
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
    await member.markSignUpBonusGiven(memberId)
  }

  /** Returns the bonus balance to the house. */
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
