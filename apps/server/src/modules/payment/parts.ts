import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LimitsModule } from '#modules/limits'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { StaffModule } from '#modules/staff'
import type { UploadModule } from '#modules/upload'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Places } from './places.ts'

/** The modules below. */
export interface Below {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  limits: LimitsModule
  member: MemberModule
  message: MessageModule
  staff: StaffModule
  upload: UploadModule
  wallet: WalletModule
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
  places: Places
}
