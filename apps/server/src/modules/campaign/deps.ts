import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { MemberAdminModule } from '#modules/member-admin'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { PaymentModule } from '#modules/payment'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'

export interface ModuleDeps {
  audit: AuditModule
  brands: BrandModule
  memberAdmin: MemberAdminModule
  exclusion: ExclusionModule
  member: MemberModule
  message: MessageModule
  payment: PaymentModule
  wallet: WalletModule
}

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
}
