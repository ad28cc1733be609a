export { MemberLabel } from './member-label.tsx'
