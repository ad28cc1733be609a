export { Referral } from './referral.tsx'
