import type { Question } from '#lib/query'
import { call, type Value } from '#lib/call'

const route = 'GET /wps/v2/wallets/balance'

/** What an account has with the house. */
export type Purse = Value<typeof route>

/** The later of two: what was pushed may be newer than an answer that was on its way. */
export function later(known: Purse | undefined, told: Purse): Purse {
  return known && known.version > told.version ? known : told
}

export const purseQuery: Question<Purse> = (client) => {
  const options = {
    key: [route, '', {}],
    ask: async (): Promise<Purse> => {
      const told = await call(route)
      return later(client.read(options), told)
    },
    freshMs: 60_000,
    retries: client.retries,
  }
  return options
}
