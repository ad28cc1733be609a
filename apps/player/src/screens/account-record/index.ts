export { AccountRecord } from './account-record.tsx'
