import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { DossierModule } from '#modules/dossier'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { PaymentModule } from '#modules/payment'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'

/** The modules below. */
export interface Below {
  audit: AuditModule
  brands: BrandModule
  dossier: DossierModule
  exclusion: ExclusionModule
  member: MemberModule
  message: MessageModule
  payment: PaymentModule
  wallet: WalletModule
}

/** What the parts of this module are made of. */
export interface Parts extends Below {
  kit: Kit
}
