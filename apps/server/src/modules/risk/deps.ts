import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import type { PromotionModule } from '#modules/promotion'
import type { ReportModule } from '#modules/report'
import type { ResponsibleGamingModule } from '#modules/responsible-gaming'
import type { SessionModule } from '#modules/session'
import type { StaffModule } from '#modules/staff'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

/** Other modules that this module uses. */
export interface ModuleDeps {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  payment: PaymentModule
  promotion: PromotionModule
  report: ReportModule
  responsibleGaming: ResponsibleGamingModule
  session: SessionModule
  staff: StaffModule
  wallet: WalletModule
  withdrawal: WithdrawalModule
}

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
}
