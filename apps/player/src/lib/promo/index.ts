export { promosQuery, useHasReferral } from './use-has-referral.ts'
