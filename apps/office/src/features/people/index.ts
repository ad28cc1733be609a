export { BrandName } from './brand-name.tsx'
export { Member } from './member.tsx'
export { ColleagueName } from './colleague.tsx'
export { PendingApprovals } from './pending-approvals.tsx'
