export { Deposit } from './deposit.tsx'
