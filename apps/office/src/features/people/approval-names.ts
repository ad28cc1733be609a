import type { ApprovalKind } from '@fairhouse/protocol'

/** LIST of the names of approval kinds. */
export const approvalNames = {
  'role.grant': 'approvals.kind_grant',
  'role.revoke': 'approvals.kind_revoke',
  'staff.factor': 'approvals.kind_factor',
  'brand.status': 'approvals.kind_status',
  'brand.terms': 'approvals.kind_terms',
  'money.adjust': 'approvals.kind_adjust',
  'round.void': 'approvals.kind_void',
  'payment.method': 'approvals.kind_method',
  'payment.provider': 'approvals.kind_provider',
  'payment.withdrawals': 'approvals.kind_withdrawals',
  'payment.controls': 'approvals.kind_controls',
  'provider.add': 'approvals.kind_vendor_add',
  'provider.change': 'approvals.kind_vendor_change',
  'provider.key': 'approvals.kind_vendor_key',
  'stop.end': 'approvals.kind_stop',
  'risk.rule': 'approvals.kind_rule',
  'safety.rule': 'approvals.kind_limit',
  'deposit.credit': 'approvals.kind_credit',
} as const satisfies Record<ApprovalKind, string>
