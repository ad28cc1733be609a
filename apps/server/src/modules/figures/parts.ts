import type { BrandModule } from '#modules/brand'
import type { LobbyModule } from '#modules/lobby'
import type { PaymentModule } from '#modules/payment'
import type { ReportModule } from '#modules/report'
import type { SessionModule } from '#modules/session'
import type { VendorModule } from '#modules/vendor'
import type { VerificationModule } from '#modules/verification'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

/** The modules below. */
export interface Below {
  brands: BrandModule
  lobby: LobbyModule
  payment: PaymentModule
  report: ReportModule
  session: SessionModule
  vendor: VendorModule
  verification: Pick<VerificationModule, 'usage'>
  wallet: WalletModule
  withdrawal: WithdrawalModule
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
}
