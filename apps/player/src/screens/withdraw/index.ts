export { PayoutPrompt } from './payout-prompt.tsx'
export { Withdraw } from './withdraw.tsx'
