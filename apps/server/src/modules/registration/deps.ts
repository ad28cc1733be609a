import type { AgentModule } from '#modules/agent'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { GameProviderModule } from '#modules/game-provider'
import type { LobbyModule } from '#modules/lobby'
import type { MemberModule } from '#modules/member'
import type { PromotionModule } from '#modules/promotion'
import type { SessionModule } from '#modules/session'
import type { VerificationModule } from '#modules/verification'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'

export interface Deps {
  kit: Kit
  brands: BrandModule
  verification: VerificationModule
  agent: AgentModule
  member: MemberModule
  exclusion: ExclusionModule
  session: SessionModule
  wallet: WalletModule
  promotion: PromotionModule
  gameProvider: GameProviderModule
  lobby: LobbyModule
}
