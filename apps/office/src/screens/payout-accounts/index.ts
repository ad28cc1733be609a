export { PayoutAccounts } from './accounts.tsx'
