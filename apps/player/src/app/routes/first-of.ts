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
import { ahead, type Ahead } from '#lib/query'
import { firstGames } from '#screens/category'
import { firstRows } from '#screens/home'
import type { RouteRow } from './rows.ts'

/** Where a visitor is. */
interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly language: string
}

type First = (place: Place) => readonly Ahead[]

const home: First = ({ language }) => [ahead(promotionsQuery(language)), ...firstRows(language)]
const register: First = ({ language }) => [ahead(promotionsQuery(language))]
const promotion: First = ({ language, params, search }) => [
  ahead(promotionQuery(language, params.id ?? search.get('id') ?? '')),
]
const page: First = ({ language, params }) => [ahead(pageQuery(language, params.id ?? termsId))]

/** LIST of what pages show first, so that the server draws it too. A browser has no use for it. */
const firsts: Partial<Record<PagePath | '/*?', First>> = {
  '/': home,
  '/index': home,
  '/index.html': home,
  '/home': home,
  '/register': register,
  '/register.html': register,
  '/promotions': ({ language }) => [
    ahead(promotionsQuery(language)),
    ahead(bannersQuery(language, 'promotions')),
  ],
  '/promotions/:id': promotion,
  '/promoDetail': promotion,
  '/helpmc': ({ language }) => [ahead(helpQuery(language, '')), ahead(pagesQuery(language))],
  '/help': page,
  '/help/:id': page,
  '/game': ({ language, search }) => [ahead(gameQuery(language, search.get('gameCode') ?? ''))],
  '/verify': () => [],
  // It depends on the country, and a page is drawn for everybody.
  '/who-helps': () => [],
}

/** What the shell around a page shows first, and the page itself. */
export function firstOf({ path, regions, banners }: RouteRow, place: Place): readonly Ahead[] {
  const { language, search } = place
  return [
    ...(firsts[path]?.(place) ?? firstGames(path, search, language)),
    ...(regions.includes('header') ? [ahead(noticeQuery(language))] : []),
    ...(banners ? [ahead(bannersQuery(language, banners))] : []),
    ...(regions.includes('footer') ? [ahead(pagesQuery(language))] : []),
    ...(regions.includes('side') ? [ahead(linksQuery(language)), ahead(menusQuery(language))] : []),
  ]
}
