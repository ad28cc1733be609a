export { useMemberName } from './member-names.ts'
