import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { UploadModule } from '#modules/upload'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'

/** Other modules that this module uses. */
export interface ModuleDeps {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  message: MessageModule
  upload: UploadModule
  wallet: WalletModule
  isFresh(sessionId: string): Promise<boolean>
}

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
}
