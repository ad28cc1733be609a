import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ContentModule } from '#modules/content'
import type { PaymentModule } from '#modules/payment'
import type { StaffModule } from '#modules/staff'
import type { UploadModule } from '#modules/upload'
import type { VerificationModule } from '#modules/verification'
import type { Kit } from '#platform/kit'

/** The modules below. */
export interface Below {
  audit: AuditModule
  brands: BrandModule
  content: ContentModule
  payment: PaymentModule
  staff: StaffModule
  upload: UploadModule
  verification: Pick<VerificationModule, 'usage'>
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
}
