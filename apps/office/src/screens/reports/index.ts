export { LedgerRows } from './ledger-rows.tsx'
export { Reports } from './reports.tsx'
