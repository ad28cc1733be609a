import type { AgentModule } from '#modules/agent'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { DossierModule } from '#modules/dossier'
import type { ExclusionModule } from '#modules/exclusion'
import type { FactorModule } from '#modules/factor'
import type { IdentityModule } from '#modules/identity'
import type { LimitsModule } from '#modules/limits'
import type { LobbyModule } from '#modules/lobby'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { PaymentModule } from '#modules/payment'
import type { PromotionModule } from '#modules/promotion'
import type { SafetyModule } from '#modules/safety'
import type { SessionModule } from '#modules/session'
import type { SocialModule } from '#modules/social'
import type { SupportModule } from '#modules/support'
import type { UploadModule } from '#modules/upload'
import type { VendorModule } from '#modules/vendor'
import type { VerificationModule } from '#modules/verification'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

export interface Parts {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
  agent: AgentModule
  member: MemberModule
  session: SessionModule
  wallet: WalletModule
  promotion: PromotionModule
  vendor: VendorModule
  lobby: LobbyModule
  factor: FactorModule
  social: SocialModule
  support: SupportModule
  withdrawal: WithdrawalModule
  payment: PaymentModule
  message: MessageModule
  upload: UploadModule
  limits: LimitsModule
  exclusion: ExclusionModule
  dossier: DossierModule
  identity: IdentityModule
  safety: SafetyModule
  verification: VerificationModule
}
