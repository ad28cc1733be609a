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

const maxAttempts = 5

/** Bonus payments to members, and their forfeit. */
export function createBonuses({ kit, brands, exclusion, member, wallet }: Deps) {
  function accountsOf(brandId: string, memberId: string) {
    const { code, currency } = brands.byId(brandId)
    const lane = laneOf(memberId)
    const house = promotionAccount({ brand: code, currency, lane })
    return { lane, currency, house, bonus: memberAccount(memberId, 'bonus', currency) }
  }

  /** The transfer id derives from the member, so repeated calls pay once. */
  async function give(promise: SignUpBonus): Promise<void> {
    const { memberId, brandId, amount, playThrough, maxConversion } = promise
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
      max_conversion: maxConversion === null ? null : String(maxConversion),
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

  /** Returns the bonus balance to the house; looks again if a stake or a conversion was faster. */
  async function takeBack(brandId: string, memberId: string): Promise<void> {
    const { lane, house, bonus } = accountsOf(brandId, memberId)
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const [held] = await wallet.holdings([bonus])
      if (!held || held.balance === 0n) return
      const { refusal } = await wallet.transfer({
        id: transferIdOf('forfeit', memberId, String(held.version)),
        code: 'promotion.forfeit',
        lane,
        reference: 'account closed',
        postings: [{ from: [bonus], to: house, amount: held.balance }],
      })
      if (refusal === undefined) return
      if (refusal !== 'insufficient_funds') throw new Error(`bonus not returned: ${refusal}`)
    }
    throw new Error(`the bonus of ${memberId} kept moving and was not returned`)
  }

  return { accountsOf, give, takeBack }
}
