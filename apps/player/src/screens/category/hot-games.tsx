import type { GameItem } from '@fairhouse/protocol'
import { useSearchParams } from 'wouter'
import { useFavourites } from '#features/favourites'
import { hotQuery, useRecent, useVendorNames } from '#features/games'
import { useAccount } from '#lib/account'
import { useLobbyWords } from '#lib/lobby-words'
import { useQuery } from '#lib/query'
import { chosenOf, readChoice } from './choice.ts'
import { Games } from './games.tsx'
import { kinds } from './kinds.ts'
import { NoneOf } from './none-of.tsx'
import { ownTab, type OwnTab } from './tabs.tsx'
import { wholeView } from './view.ts'

const kind = kinds['/hot'] ?? { title: 'shell.category_hot', image: 'hot' }

/** What many play, what you played and what you marked: lists that are here as a whole. */
export function HotGames() {
  const [search] = useSearchParams()
  const tab = ownTab(search.get('tab'))
  const choice = readChoice(search)
  const account = useAccount()
  const { list, error, retry } = useList(tab)
  const view = wholeView(list && chosenOf(list, choice), error, retry)
  const nameOf = useVendorNames()
  const codes = [...new Set(list?.map(({ vassalage }) => vassalage))]
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
      empty={isEmpty ? <NoneOf tab={tab} account={account} /> : undefined}
    />
  )
}

interface Listed {
  list: readonly GameItem[] | undefined
  error: Error | undefined
  retry: () => void
}

function useList(tab: OwnTab): Listed {
  const { language } = useLobbyWords()
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
