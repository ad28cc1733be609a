export { useMembersOnly } from './use-members-only.ts'
export { useOwn } from './use-own.ts'
