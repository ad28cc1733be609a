import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ContentModule } from '#modules/content'
import type { PaymentModule } from '#modules/payment'
import type { StaffModule } from '#modules/staff'
import type { UploadModule } from '#modules/upload'
import type { VerificationModule } from '#modules/verification'
import type { Kit } from '#platform/kit'

/** Modules used. */
export interface ModuleDeps {
  audit: AuditModule
  brands: BrandModule
  content: ContentModule
  payment: PaymentModule
  staff: StaffModule
  upload: UploadModule
  verification: Pick<VerificationModule, 'usage'>
}

/** Dependencies of this module. */
export interface Deps extends ModuleDeps {
  kit: Kit
}
