import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { useSearchParams } from 'wouter'
import { useFavourites } from '#features/favourites'
import { hotQuery, useRecent, useProviderNames } from '#features/games'
import { useAccount } from '#lib/account'
import { useQuery } from '#lib/query'
import { applyFilter, readFilter } from './game-filter.ts'
import { Games } from './games.tsx'
import { kinds } from './kinds.ts'
import { EmptyTab } from './empty-tab.tsx'
import { ownTab, type OwnTab } from './tabs.tsx'
import { toGamesView } from './view.ts'

const kind = kinds['/hot'] ?? { title: 'shell.category_hot', image: 'hot' }

/** Hot, recently played and favourite games; these lists load whole. */
export function HotGames() {
  const [search] = useSearchParams()
  const tab = ownTab(search.get('tab'))
  const choice = readFilter(search)
  const account = useAccount()
  const { list, error, retry } = useList(tab)
  const view = toGamesView(list && applyFilter(list, choice), error, retry)
  const nameOf = useProviderNames()
  const codes = [...new Set(list?.map(({ providerCode }) => providerCode))]
  const vendors = codes.map((code) => ({ code, name: nameOf(code) }))
  const isEmpty = list?.length === 0 || (tab !== 'hot' && account === null)
  return (
    <Games
      path="/hot"
      kind={kind}
      choice={choice}
      view={view}
      vendors={vendors}
      kinds={[...new Set(list?.flatMap(({ gameClassify }) => gameClassify || []))]}
      tab={tab}
      empty={isEmpty ? <EmptyTab tab={tab} account={account} /> : undefined}
    />
  )
}

interface GameListResult {
  list: readonly GameItem[] | undefined
  error: Error | undefined
  retry: () => void
}

function useList(tab: OwnTab): GameListResult {
  const { language } = useWords(lobbyWords)
  const hot = useQuery(hotQuery(language))
  const recent = useRecent()
  const favourites = useFavourites()
  const found = {
    hot: { list: hot.data, error: hot.error, refetch: hot.refetch },
    recent: { list: recent.data, error: recent.error, refetch: recent.refetch },
    favourites: { list: favourites.list, error: favourites.error, refetch: favourites.retry },
  }[tab]
  return { list: found.list, error: found.error, retry: () => void found.refetch() }
}
