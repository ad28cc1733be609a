import type { WordKey } from '@fairhouse/i18n'
import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'
import { noticeQuery } from '#features/announcements'
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
  /** Shown in maintenance and to restricted visitors too. */
  readonly isAlwaysOpen?: true
}

/** All that is asked for before a page is drawn, its regions included. */
export function firstOf(row: RouteRow, place: Place): readonly Ahead[] {
  const around = row.regions.includes('header') ? [ahead(noticeQuery(place.language))] : []
  return [...around, ...(row.first?.(place) ?? [])]
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

/** Instead of every page while the site is closed, or closed to this visitor. */
export const closedRow: RouteRow = {
  path: '/*?',
  regions: around,
  screen: 'closed',
  load: async () => (await import('#screens/closed')).Closed,
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
    path: '/service',
    regions: [],
    screen: 'service',
    title: 'notes.service_title',
    load: async () => (await import('#screens/service')).Service,
    isAlwaysOpen: true,
  },
  {
    path: '/*?',
    regions: around,
    screen: 'not-found',
    title: 'site.lost_title',
    load: async () => (await import('#screens/not-found')).NotFound,
  },
]
