import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { FactorModule } from '#modules/factor'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { ReportModule } from '#modules/report'
import type { SessionModule } from '#modules/session'
import type { StaffModule } from '#modules/staff'
import type { VendorModule } from '#modules/vendor'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

/** The modules below. */
export interface Below {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  factor: FactorModule
  member: MemberModule
  message: MessageModule
  report: ReportModule
  session: SessionModule
  staff: StaffModule
  vendor: VendorModule
  wallet: WalletModule
  withdrawal: WithdrawalModule
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
}
