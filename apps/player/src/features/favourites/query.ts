import type { GameItem } from '@fairhouse/protocol'
import { fromWireNames } from '@fairhouse/protocol/wire-names'
import { mustChangePassword, type Member } from '#lib/account'
import { call } from '#lib/call'
import type { QueryClient } from '#lib/query'
import { readIds } from './stored.ts'

/** The maximum page size of the server. */
const pageSize = '100'
const freshMs = 60_000
const trial = 4

async function askForAll(): Promise<readonly GameItem[]> {
  const games: GameItem[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const input = { pageNo: String(page), pageSize }
    const { content, totalPages } = await call('GET /wps/game/favourites', input)
    games.push(...content.map((game) => fromWireNames(game)))
    pages = totalPages
  }
  return games
}

/** Members who must change their password cannot load them yet. */
export const hasFavourites = (account: Member | null | undefined): account is Member =>
  account !== null && account !== undefined && account.type !== trial && !mustChangePassword()

/** All favourites of a member; visitors and trials have none. */
export function favouritesQuery(account: Member | null | undefined, language: string) {
  const isOwn = hasFavourites(account)
  return (client: QueryClient) => ({
    key: [isOwn ? 'GET /wps/game/favourites' : 'no favourites', language, {}],
    ask: isOwn ? askForAll : async (): Promise<readonly GameItem[]> => [],
    freshMs,
    retries: client.retries,
  })
}

/** Until the server answers, the ids stored in this browser. */
export function idsOf(
  list: readonly GameItem[] | undefined,
  account: Member | null | undefined,
): ReadonlySet<number> {
  if (!hasFavourites(account)) return new Set()
  return new Set(list ? list.map(({ nodeId }) => nodeId) : readIds(account.account))
}
