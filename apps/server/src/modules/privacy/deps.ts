import type { AgentModule } from '#modules/agent'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { MemberAdminModule } from '#modules/member-admin'
import type { ExclusionModule } from '#modules/exclusion'
import type { MfaModule } from '#modules/mfa'
import type { IdentityModule } from '#modules/identity'
import type { LimitsModule } from '#modules/limits'
import type { LobbyModule } from '#modules/lobby'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { PaymentModule } from '#modules/payment'
import type { PromotionModule } from '#modules/promotion'
import type { ResponsibleGamingModule } from '#modules/responsible-gaming'
import type { SessionModule } from '#modules/session'
import type { SocialLoginModule } from '#modules/social-login'
import type { SupportModule } from '#modules/support'
import type { UploadModule } from '#modules/upload'
import type { GameProviderModule } from '#modules/game-provider'
import type { VerificationModule } from '#modules/verification'
import type { WalletModule } from '#modules/wallet'
import type { WithdrawalModule } from '#modules/withdrawal'
import type { Kit } from '#platform/kit'

export interface Deps {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
  agent: AgentModule
  member: MemberModule
  session: SessionModule
  wallet: WalletModule
  promotion: PromotionModule
  gameProvider: GameProviderModule
  lobby: LobbyModule
  mfa: MfaModule
  socialLogin: SocialLoginModule
  support: SupportModule
  withdrawal: WithdrawalModule
  payment: PaymentModule
  message: MessageModule
  upload: UploadModule
  limits: LimitsModule
  exclusion: ExclusionModule
  memberAdmin: MemberAdminModule
  identity: IdentityModule
  responsibleGaming: ResponsibleGamingModule
  verification: VerificationModule
}
