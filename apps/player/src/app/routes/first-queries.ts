import type { PagePath } from '@fairhouse/protocol'
import { noticeQuery } from '#features/announcements'
import { bannersQuery } from '#features/banners'
import {
  helpQuery,
  linksQuery,
  pageQuery,
  pagesQuery,
  promotionQuery,
  promotionsQuery,
  termsId,
} from '#features/content'
import { gameQuery, menusQuery } from '#features/games'
import { promosQuery } from '#lib/promo'
import { prefetchOf, type Prefetch } from '#lib/query'
import { firstGames } from '#screens/category'
import { firstRows } from '#screens/home'
import type { RouteRow } from './rows.ts'

/** The page a visitor opens. */
interface Visit {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly language: string
}

type QueriesOf = (place: Visit) => readonly Prefetch[]

const home: QueriesOf = ({ language }) => [
  prefetchOf(promotionsQuery(language)),
  ...firstRows(language),
]
const register: QueriesOf = ({ language }) => [prefetchOf(promotionsQuery(language))]
const promotion: QueriesOf = ({ language, params, search }) => [
  prefetchOf(promotionQuery(language, params.id ?? search.get('id') ?? '')),
]
const page: QueriesOf = ({ language, params }) => [
  prefetchOf(pageQuery(language, params.id ?? termsId)),
]

const game: QueriesOf = ({ language, search }) => [
  prefetchOf(gameQuery(language, search.get('gameCode') ?? '')),
]
const lottery =
  (path: PagePath): QueriesOf =>
  (place) =>
    place.search.get('gameCode') ? game(place) : firstGames(path, place.search, place.language)

/** LIST of queries that pages need for server rendering. Browsers do not use it. */
const queriesByPath: Partial<Record<PagePath | '/*?', QueriesOf>> = {
  '/': home,
  '/index': home,
  '/index.html': home,
  '/home': home,
  '/register': register,
  '/register.html': register,
  '/promotions': ({ language }) => [
    prefetchOf(promotionsQuery(language)),
    prefetchOf(bannersQuery(language, 'promotions')),
  ],
  '/promotions/:id': promotion,
  '/promoDetail': promotion,
  '/helpmc': ({ language }) => [
    prefetchOf(bannersQuery(language, 'help')),
    prefetchOf(helpQuery(language, '')),
    prefetchOf(pagesQuery(language)),
  ],
  '/help': page,
  '/help/:id': page,
  '/game': game,
  '/lottery': lottery('/lottery'),
  '/vnlottery': lottery('/vnlottery'),
  '/verify': () => [],
  // The list depends on the country, but one rendered page serves all.
  '/who-helps': () => [],
}

/** The queries of a page and of the shell around it. */
export function firstQueries(
  { path, regions, banners }: RouteRow,
  place: Visit,
): readonly Prefetch[] {
  const { language, search } = place
  return [
    ...(queriesByPath[path]?.(place) ?? firstGames(path, search, language)),
    ...(regions.includes('header') ? [prefetchOf(noticeQuery(language))] : []),
    ...(banners ? [prefetchOf(bannersQuery(language, banners))] : []),
    ...(regions.includes('footer')
      ? [prefetchOf(pagesQuery(language)), prefetchOf(promosQuery)]
      : []),
    ...(regions.includes('side')
      ? [prefetchOf(linksQuery(language)), prefetchOf(menusQuery(language))]
      : []),
  ]
}
