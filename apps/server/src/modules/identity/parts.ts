import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { UploadModule } from '#modules/upload'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'

/** The modules below. */
export interface Below {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  message: MessageModule
  upload: UploadModule
  wallet: WalletModule
  isFresh(sessionId: string): Promise<boolean>
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
}
