import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { PaymentModule } from '#modules/payment'
import type { PromotionModule } from '#modules/promotion'
import type { ReportModule } from '#modules/report'
import type { SafetyModule } from '#modules/safety'
import type { SessionModule } from '#modules/session'
import type { StaffModule } from '#modules/staff'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

/** The modules below. */
export interface Below {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  payment: PaymentModule
  promotion: PromotionModule
  report: ReportModule
  safety: SafetyModule
  session: SessionModule
  staff: StaffModule
  wallet: WalletModule
  withdrawal: WithdrawalModule
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
}
