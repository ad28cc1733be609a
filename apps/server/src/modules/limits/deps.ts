import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Zones } from '#platform/zone'

export interface LimitsDeps {
  kit: Kit
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  exclusion: ExclusionModule
  zones: Zones
}

/** The player who stakes. */
export interface Staker {
  id: string
  brandId: string
}
