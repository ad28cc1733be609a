export { Accounts } from './accounts.tsx'
