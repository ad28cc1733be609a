export { Approvals } from './approvals.tsx'
