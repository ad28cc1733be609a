import type { Query } from '#lib/query'
import { call, type Value } from '#lib/call'

const route = 'GET /wps/v2/wallets/balance'

/** The balance of an account. */
export type WalletBalance = Value<typeof route>

/** Returns the newer balance: a push may overtake an answer. */
export function newerOf(known: WalletBalance | undefined, answer: WalletBalance): WalletBalance {
  return known && known.version > answer.version ? known : answer
}

export const balanceQuery: Query<WalletBalance> = (client) => {
  const options = {
    key: [route, '', {}],
    ask: async (): Promise<WalletBalance> => {
      const answer = await call(route)
      return newerOf(client.read(options), answer)
    },
    freshMs: 60_000,
    retries: client.retries,
  }
  return options
}
