import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Zones } from '#platform/zone'

export interface DecidingParts {
  kit: Kit
  brands: BrandModule
  member: MemberModule
  wallet: WalletModule
  exclusion: ExclusionModule
  zones: Zones
}

/** Whose stake it is. */
export interface Staker {
  id: string
  brandId: string
}
