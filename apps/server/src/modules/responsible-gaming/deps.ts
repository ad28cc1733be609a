import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LimitsModule } from '#modules/limits'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { PaymentModule } from '#modules/payment'
import type { ReportModule } from '#modules/report'
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
  limits: LimitsModule
  member: MemberModule
  message: MessageModule
  payment: PaymentModule
  report: ReportModule
  session: SessionModule
  staff: StaffModule
  wallet: WalletModule
  withdrawal: WithdrawalModule
}

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
}
