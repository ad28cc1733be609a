export { Profit } from './profit.tsx'
