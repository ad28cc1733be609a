import type { GameItem } from '@fairhouse/protocol'
import { mustChangePassword, useAccount } from '#lib/account'
import { call } from '#lib/call'
import { useQuery, type QueryClient } from '#lib/query'
import { useWords } from '#lib/words'

/** A game that was just played is among them. */
const freshMs = 3000
const most = { pageNo: '1', pageSize: '100' }

/** What this account has started, the last first; nobody asks for what visitors have. */
export function useRecent() {
  const account = useAccount()
  const { language } = useWords()
  // Who must change the password first is told nothing else.
  const isOwn = account !== null && account !== undefined && !mustChangePassword()
  return useQuery((client: QueryClient) => ({
    key: [isOwn ? 'GET /wps/game/recent' : 'nothing recent', language, {}],
    ask: async (): Promise<readonly GameItem[]> =>
      isOwn ? (await call('GET /wps/game/recent', most)).list : [],
    freshMs,
    retries: client.retries,
  }))
}
