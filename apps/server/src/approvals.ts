import type { BrandingModule } from '#modules/branding'
import type { DossierModule } from '#modules/dossier'
import type { PaymentModule } from '#modules/payment'
import type { ApprovalWorks, StaffModule } from '#modules/staff'

interface Workers {
  branding: BrandingModule
  dossier: DossierModule
  payment: PaymentModule
  staff: StaffModule
}

/** LIST of what two people must agree on: who does it once they have. */
export function approvalWorks({ branding, dossier, payment, staff }: Workers): ApprovalWorks {
  return {
    'role.grant': staff.grantRole,
    'role.revoke': staff.revokeRole,
    'staff.factor': staff.resetFactor,
    'brand.status': branding.statusWork,
    'money.adjust': dossier.adjust,
    'round.void': dossier.voidRound,
    'payment.method': payment.methodWork,
    'payment.provider': payment.providerWork,
  }
}
