import type { WordKey } from '@fairhouse/i18n'
import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'
import { helpQuery, promotionQuery, promotionsQuery } from '#features/content'
import { ahead, type Ahead } from '#lib/query'

/** What of the shell stands around a page. */
export type Region = 'header' | 'footer'

/** Where a visitor is. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly language: string
}

export interface RouteRow {
  readonly path: PagePath | '/*?'
  readonly regions: readonly Region[]
  /** The folder of the screen, and what to take out of it. */
  readonly screen: string
  readonly load: () => Promise<ComponentType>
  /** Before the name of the brand; the first page has the brand's own. */
  readonly title?: WordKey
  /** What the page shows first, so that the server draws it too. */
  readonly first?: (place: Place) => readonly Ahead[]
}

const around = ['header', 'footer'] as const

const promotions = {
  regions: around,
  screen: 'promotions',
  title: 'content.promotions_title',
} as const
const loadPromotions = () => import('#screens/promotions')
const promotion = {
  ...promotions,
  load: async () => (await loadPromotions()).Promotion,
  first: ({ language, params, search }: Place) => [
    ahead(promotionQuery(language, params.id ?? search.get('id') ?? '')),
  ],
}

/** LIST of pages; the first row whose path fits is shown. */
export const rows: readonly RouteRow[] = [
  {
    path: '/',
    regions: around,
    screen: 'home',
    load: async () => (await import('#screens/home')).Home,
  },
  {
    ...promotions,
    path: '/promotions',
    load: async () => (await loadPromotions()).Promotions,
    first: ({ language }) => [ahead(promotionsQuery(language))],
  },
  { ...promotion, path: '/promotions/:id' },
  { ...promotion, path: '/promoDetail' },
  {
    path: '/helpmc',
    regions: [],
    screen: 'help',
    title: 'content.help_title',
    load: async () => (await import('#screens/help')).Help,
    first: ({ language }) => [ahead(helpQuery(language, ''))],
  },
  {
    path: '/down',
    regions: around,
    screen: 'download',
    title: 'download.title',
    load: async () => (await import('#screens/download')).Download,
  },
  {
    path: '/*?',
    regions: around,
    screen: 'not-found',
    title: 'site.lost_title',
    load: async () => (await import('#screens/not-found')).NotFound,
  },
]
