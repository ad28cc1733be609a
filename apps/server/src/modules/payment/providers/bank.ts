import type { Provider } from './provider.ts'

/** Bank transfers by hand: members send a proof, staff check the account and decide. */
export const bank: Provider = {
  byHand: true,
  create: async () => ({}),
  status: async () => undefined,
  webhook: () => undefined,
  payout: async () => ({ state: 'pending' }),
  payoutStatus: async () => undefined,
}
