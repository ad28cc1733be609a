export { useHasReferral } from './use-has-referral.ts'
