import { useSearchParams } from 'wouter'
import { menusQuery, type Category as Menu } from '#features/games'
import { useLobbyWords } from '#lib/lobby-words'
import { useQuery } from '#lib/query'
import { readChoice } from './choice.ts'
import { Games } from './games.tsx'
import type { Kind } from './kinds.ts'
import { Nothing } from './nothing.tsx'
import { Rooms } from './rooms.tsx'
import { usePaged } from './use-paged.ts'

interface Props {
  path: string
  kind: Kind & Required<Pick<Kind, 'asks'>>
}

/** The games of a category, as many as there are, by pages. */
export function Category({ path, kind }: Props) {
  const { t, language } = useLobbyWords()
  const [search] = useSearchParams()
  const choice = readChoice(search)
  const { data: menus } = useQuery(menusQuery(language))
  const { vendors, kinds } = offered(menus ?? [], kind.asks)
  const view = usePaged(kind.asks, choice, language)
  // A category in which nothing can be played has nothing to choose from either.
  if (menus && vendors.length === 0) {
    return (
      <Nothing
        heading={t(kind.title)}
        image={kind.image}
        title={t('shell.category_none_title')}
        text={t('shell.category_none_text')}
      />
    )
  }
  return (
    <Games
      above={kind.asks.gameType === 'PVP' && <Rooms />}
      path={path}
      kind={kind}
      choice={choice}
      view={view}
      vendors={vendors}
      kinds={kinds}
    />
  )
}

/** Who brings games of these, and which kinds there are of them. */
function offered(menus: readonly Menu[], { gameType, inHouse }: Required<Props['kind']>['asks']) {
  const own = menus
    .filter(({ gameCategory }) => gameType === undefined || gameCategory === gameType)
    .map(({ vendors, gameClassify }) => ({
      vendors: vendors.filter(({ isInHouse }) => inHouse === undefined || isInHouse),
      gameClassify,
    }))
    .filter(({ vendors }) => vendors.length > 0)
  const vendors = own.flatMap((category) => category.vendors)
  return {
    vendors: vendors.map(({ vassalage, name }) => ({ code: vassalage, name })),
    kinds: [...new Set(own.flatMap(({ gameClassify }) => gameClassify))],
  }
}
