export { Deposit } from './deposit.tsx'
export { Deposits } from './deposits.tsx'
