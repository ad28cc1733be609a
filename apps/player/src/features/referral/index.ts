export { ReferralDialog } from './referral-dialog.tsx'
