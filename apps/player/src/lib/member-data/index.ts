export { useCloseOnLogout } from './use-close-on-logout.ts'
export { useMemberData } from './use-member-data.ts'
