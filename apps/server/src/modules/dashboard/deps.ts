import type { BrandModule } from '#modules/brand'
import type { LimitsModule } from '#modules/limits'
import type { LobbyModule } from '#modules/lobby'
import type { PaymentModule } from '#modules/payment'
import type { ReportModule } from '#modules/report'
import type { SessionModule } from '#modules/session'
import type { GameProviderModule } from '#modules/game-provider'
import type { VerificationModule } from '#modules/verification'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

/** The modules that this one uses. */
export interface Deps {
  brands: BrandModule
  limits: LimitsModule
  lobby: LobbyModule
  payment: PaymentModule
  report: ReportModule
  session: SessionModule
  gameProvider: GameProviderModule
  verification: Pick<VerificationModule, 'usage'>
  wallet: WalletModule
  withdrawal: WithdrawalModule
}

/** Dependencies of this module's files. */
export interface DashboardDeps extends Deps {
  kit: Kit
}
