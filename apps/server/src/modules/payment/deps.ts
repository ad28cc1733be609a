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
import type { BrandProviders } from './brand-providers.ts'

/** Other modules that this module uses. */
export interface ModuleDeps {
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

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
  brandProviders: BrandProviders
}
