import type { WordKey } from '@fairhouse/i18n'
import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'
import { noticeQuery } from '#features/announcements'
import { bannersQuery, type BannerGroup } from '#features/banners'
import {
  helpQuery,
  linksQuery,
  pageQuery,
  pagesQuery,
  promotionQuery,
  promotionsQuery,
  termsId,
} from '#features/content'
import { ahead, type Ahead } from '#lib/query'

/** What of the shell stands around a page. */
export type Region = 'header' | 'banner' | 'footer' | 'side'

/** Where a visitor is. */
interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
  readonly language: string
}

export interface RouteRow {
  readonly path: PagePath | '/*?'
  readonly regions: readonly Region[]
  /** Whose banners stand in the region for them. */
  readonly banners?: BannerGroup
  /** The bars around it only show to who came through the first page. */
  readonly isBare?: true
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

const whole = ['header', 'banner', 'footer', 'side'] as const
const withoutBanner = ['header', 'footer', 'side'] as const

const home = {
  regions: whole,
  banners: 'home',
  screen: 'home',
  load: async () => (await import('#screens/home')).Home,
  first: ({ language }: Place) => [ahead(promotionsQuery(language))],
} as const

const loadPromotions = () => import('#screens/promotions')
const promotions = {
  regions: withoutBanner,
  screen: 'promotions',
  title: 'content.promotions_title',
  load: async () => (await loadPromotions()).Promotions,
  first: ({ language }: Place) => [
    ahead(promotionsQuery(language)),
    ahead(bannersQuery(language, 'promotions')),
  ],
} as const
const promotion = {
  ...promotions,
  load: async () => (await loadPromotions()).Promotion,
  first: ({ language, params, search }: Place) => [
    ahead(promotionQuery(language, params.id ?? search.get('id') ?? '')),
  ],
}

const loadCategory = () => import('#screens/category')
const category = {
  regions: whole,
  screen: 'category',
  load: async () => (await loadCategory()).Category,
} as const

const page = {
  regions: withoutBanner,
  screen: 'page',
  title: 'content.pages_title',
  load: async () => (await import('#screens/page')).Page,
  first: ({ language, params }: Place) => [ahead(pageQuery(language, params.id ?? termsId))],
} as const

/** Instead of every page while the site is closed, or closed to this visitor. */
export const closedRow: RouteRow = {
  path: '/*?',
  regions: ['header', 'footer'],
  screen: 'closed',
  load: async () => (await import('#screens/closed')).Closed,
}

/** LIST of pages; the first row whose path fits is shown. */
export const rows: readonly RouteRow[] = [
  { ...home, path: '/' },
  { ...home, path: '/index' },
  { ...home, path: '/index.html' },
  { ...home, path: '/home' },
  { ...category, path: '/hot', title: 'shell.category_hot', banners: 'home' },
  { ...category, path: '/rng', title: 'shell.category_rng', banners: 'rng' },
  { ...category, path: '/pvp', title: 'shell.category_pvp', banners: 'pvp' },
  { ...category, path: '/live', title: 'shell.category_live', banners: 'live' },
  { ...category, path: '/fish', title: 'shell.category_fish', banners: 'fish' },
  { ...category, path: '/esports', title: 'shell.category_esports', banners: 'esports' },
  { ...category, path: '/cockfight', title: 'shell.category_cockfight', banners: 'sports' },
  { ...category, path: '/inhouse', title: 'shell.category_inhouse', banners: 'inhouse' },
  { ...category, path: '/elott', title: 'shell.category_elott', banners: 'lottery' },
  { ...category, path: '/sports', title: 'shell.category_sports', regions: withoutBanner },
  { ...category, path: '/lottery', title: 'shell.category_lottery', regions: ['header'] },
  {
    ...category,
    path: '/vnlottery',
    title: 'shell.category_vnlottery',
    regions: ['header', 'side'],
    isBare: true,
  },
  {
    ...category,
    path: '/seamless',
    title: 'shell.seamless',
    regions: ['header', 'side'],
    isBare: true,
  },
  {
    ...category,
    path: '/pointMall',
    title: 'shell.points_mall',
    regions: ['header', 'banner', 'footer'],
    banners: 'pointsMall',
    load: async () => (await loadCategory()).PointsMall,
  },
  { ...promotions, path: '/promotions' },
  { ...promotion, path: '/promotions/:id' },
  { ...promotion, path: '/promoDetail' },
  {
    path: '/helpmc',
    regions: [],
    screen: 'help',
    title: 'content.help_title',
    load: async () => (await import('#screens/help')).Help,
    first: ({ language }) => [ahead(helpQuery(language, '')), ahead(pagesQuery(language))],
  },
  { ...page, path: '/help' },
  { ...page, path: '/help/:id' },
  {
    path: '/down',
    regions: whole,
    banners: 'download',
    screen: 'download',
    title: 'download.title',
    load: async () => (await import('#screens/download')).Download,
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
    regions: withoutBanner,
    screen: 'not-found',
    title: 'site.lost_title',
    load: async () => (await import('#screens/not-found')).NotFound,
  },
]

/** What the shell around a page shows first, and the page itself. */
export function firstOf({ regions, banners, first }: RouteRow, place: Place): readonly Ahead[] {
  const { language } = place
  return [
    ...(first?.(place) ?? []),
    ...(regions.includes('header') ? [ahead(noticeQuery(language))] : []),
    ...(banners ? [ahead(bannersQuery(language, banners))] : []),
    ...(regions.includes('footer') ? [ahead(pagesQuery(language))] : []),
    ...(regions.includes('side') ? [ahead(linksQuery(language))] : []),
  ]
}
