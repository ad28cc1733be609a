export { Withdrawal } from './withdrawal.tsx'
export { Withdrawals } from './withdrawals.tsx'
