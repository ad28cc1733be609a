import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { menusQuery, type Category as Menu } from '#features/games'
import { useQuery } from '#lib/query'
import { readFilter } from './game-filter.ts'
import { Games } from './games.tsx'
import type { Kind } from './kinds.ts'
import { EmptyCategory } from './empty-category.tsx'
import { Rooms } from './rooms.tsx'
import { usePagedGames } from './use-paged-games.ts'

interface Props {
  path: string
  kind: Kind & Required<Pick<Kind, 'asks'>>
  /** Content above the list. */
  above?: ReactNode
}

/** All games of a category, by page. */
export function CategoryGames({ path, kind, above }: Props) {
  const { t, language } = useWords(lobbyWords)
  const [search] = useSearchParams()
  const choice = readFilter(search)
  const { data: menus } = useQuery(menusQuery(language))
  const { vendors, kinds } = offered(menus ?? [], kind.asks)
  const view = usePagedGames(kind.asks, choice, language)
  // A category without providers has no filters either.
  if (menus && vendors.length === 0) {
    return (
      <EmptyCategory
        heading={t(kind.title)}
        image={kind.image}
        title={t('shell.category_none_title')}
        text={t('shell.category_none_text')}
      />
    )
  }
  return (
    <Games
      above={kind.asks.gameType === 'PVP' ? <Rooms /> : above}
      path={path}
      kind={kind}
      choice={choice}
      view={view}
      vendors={vendors}
      kinds={kinds}
    />
  )
}

/** Providers and kinds within the category. */
function offered(menus: readonly Menu[], asks: Props['kind']['asks']) {
  const { gameType, inHouse, seamless } = asks
  const own = menus
    .filter(({ gameCategory }) => gameType === undefined || gameCategory === gameType)
    .map(({ vendors, gameClassify }) => ({
      vendors: vendors.filter(
        ({ isInHouse, isSeamless }) => (!inHouse || isInHouse) && (!seamless || isSeamless),
      ),
      gameClassify,
    }))
    .filter(({ vendors }) => vendors.length > 0)
  const vendors = own.flatMap((category) => category.vendors)
  const names = new Map(vendors.map(({ providerCode, name }) => [providerCode, name]))
  return {
    vendors: [...names].map(([code, name]) => ({ code, name })),
    kinds: [...new Set(own.flatMap(({ gameClassify }) => gameClassify))],
  }
}
