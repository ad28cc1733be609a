import type { GameItem } from '@fairhouse/protocol'
import { fromWireNames } from '@fairhouse/protocol/wire-names'
import { mustChangePassword, useAccount } from '#lib/account'
import { call } from '#lib/call'
import { useQuery, type QueryClient } from '#lib/query'
import { useWords } from '#lib/words'

/** Includes a game that was just played. */
const freshMs = 3000
const firstPage = { pageNo: '1', pageSize: '100' }

/** Games this account started, newest first; not loaded for visitors. */
export function useRecent() {
  const account = useAccount()
  const { language } = useWords()
  // Members who must change their password get no other answers.
  const isOwn = account !== null && account !== undefined && !mustChangePassword()
  return useQuery((client: QueryClient) => ({
    key: [isOwn ? 'GET /wps/game/recent' : 'nothing recent', language, {}],
    ask: async (): Promise<readonly GameItem[]> =>
      isOwn
        ? (await call('GET /wps/game/recent', firstPage)).list.map((game) => fromWireNames(game))
        : [],
    freshMs,
    retries: client.retries,
  }))
}
