import type { Provider } from './provider.ts'

/** Transfers by hand: members send a proof, and staff look at the account and decide. */
export const bank: Provider = {
  byHand: true,
  create: async () => ({}),
  status: async () => undefined,
  webhook: () => undefined,
  payout: async () => ({ state: 'pending' }),
  payoutStatus: async () => undefined,
}
