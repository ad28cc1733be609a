import type { BrandAdminModule } from '#modules/brand-admin'
import type { GameAdminModule } from '#modules/game-admin'
import type { MemberAdminModule } from '#modules/member-admin'
import type { PaymentModule } from '#modules/payment'
import type { ResponsibleGamingModule } from '#modules/responsible-gaming'
import type { RiskModule } from '#modules/risk'
import type { ApprovalActions, StaffModule } from '#modules/staff'
import type { StopModule } from '#modules/stop'
import type { WithdrawalModule } from '#modules/withdrawal'

interface Workers {
  brandAdmin: BrandAdminModule
  gameAdmin: GameAdminModule
  memberAdmin: MemberAdminModule
  payment: PaymentModule
  responsibleGaming: ResponsibleGamingModule
  risk: RiskModule
  staff: StaffModule
  stop: StopModule
  withdrawal: WithdrawalModule
}

/** LIST of work that needs four-eyes approval, with its executor. */
export function approvalWorks(workers: Workers): ApprovalActions {
  const { brandAdmin, gameAdmin, memberAdmin, payment, responsibleGaming, risk, staff } = workers
  const { stop, withdrawal } = workers
  return {
    'role.grant': staff.grantRole,
    'role.revoke': staff.revokeRole,
    'staff.factor': staff.resetMfa,
    'brand.status': brandAdmin.statusWork,
    'brand.terms': brandAdmin.termsWork,
    'money.adjust': memberAdmin.adjust,
    'round.void': memberAdmin.voidRound,
    'payment.method': payment.methodWork,
    'payment.provider': payment.providerWork,
    'payment.withdrawals': withdrawal.termsWork,
    'payment.controls': payment.controlsWork,
    'provider.add': gameAdmin.providerWorks.add,
    'provider.change': gameAdmin.providerWorks.change,
    'provider.key': gameAdmin.providerWorks.renewKey,
    'stop.end': stop.endWork,
    'risk.rule': risk.ruleWork,
    'safety.rule': responsibleGaming.ruleWork,
    'deposit.credit': payment.creditWork,
  }
}
