export { BrandName } from './brand-name.tsx'
export { Member } from './member.tsx'
export { ColleagueName } from './colleague.tsx'
export { approvalNames } from './approval-names.ts'
export {
  PendingApprovals,
  PendingFor,
  useApprovalsRefresh,
  WithdrawRequest,
} from './pending-approvals.tsx'
