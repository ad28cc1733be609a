import type { BrandingModule } from '#modules/branding'
import type { DossierModule } from '#modules/dossier'
import type { PaymentModule } from '#modules/payment'
import type { ApprovalWorks, StaffModule } from '#modules/staff'
import type { WithdrawalModule } from '#modules/withdrawal'

interface Workers {
  branding: BrandingModule
  dossier: DossierModule
  payment: PaymentModule
  staff: StaffModule
  withdrawal: WithdrawalModule
}

/** LIST of what two people must agree on: who does it once they have. */
export function approvalWorks(workers: Workers): ApprovalWorks {
  const { branding, dossier, payment, staff, withdrawal } = workers
  return {
    'role.grant': staff.grantRole,
    'role.revoke': staff.revokeRole,
    'staff.factor': staff.resetFactor,
    'brand.status': branding.statusWork,
    'brand.bonus': branding.bonusWork,
    'money.adjust': dossier.adjust,
    'round.void': dossier.voidRound,
    'payment.method': payment.methodWork,
    'payment.provider': payment.providerWork,
    'payment.withdrawals': withdrawal.termsWork,
    'payment.controls': payment.controlsWork,
    'deposit.credit': payment.creditWork,
  }
}
