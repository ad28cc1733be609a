export { BetRecord } from './bet-record.tsx'
