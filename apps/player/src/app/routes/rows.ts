import type { PackCode, WordKey } from '@fairhouse/i18n'
import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'
import type { BannerGroup } from '#features/banners'

/** What of the shell stands around a page. */
export type Region = 'header' | 'banner' | 'footer' | 'side'

export interface RouteRow {
  readonly path: PagePath | '/*?'
  readonly regions: readonly Region[]
  /** Whose banners stand in the region for them. */
  readonly banners?: BannerGroup
  /** The bars around it only show to who came through the first page. */
  readonly isBare?: true
  /** The folder of the screen, and what to take out of it. */
  readonly screen: string
  /** In the language that is spoken, for screens that have words of their own. */
  readonly load: (language: PackCode) => Promise<ComponentType>
  /** Before the name of the brand; the first page has the brand's own. */
  readonly title?: WordKey
  /** Shown in maintenance and to restricted visitors too. */
  readonly isAlwaysOpen?: true
  /** Visitors see it even where a brand is for members only; the server has the same list. */
  readonly isForVisitors?: true
  /** Words that it has beside those of all pages. */
  readonly words?: 'account' | 'lobby' | 'play' | 'safety'
  /** It fills what the header leaves of the window. */
  readonly isWhole?: true
}

const whole = ['header', 'banner', 'footer', 'side'] as const
const withoutBanner = ['header', 'footer', 'side'] as const

const home = {
  regions: whole,
  banners: 'home',
  screen: 'home',
  load: async () => (await import('#screens/home')).Home,
} as const

const loadPromotions = () => import('#screens/promotions')
const promotions = {
  regions: withoutBanner,
  screen: 'promotions',
  title: 'content.promotions_title',
  load: async () => (await loadPromotions()).Promotions,
} as const
const promotion = {
  ...promotions,
  load: async () => (await loadPromotions()).Promotion,
}

const category = {
  regions: whole,
  screen: 'category',
  load: async (language: PackCode) => (await import('./later-games.ts')).loadCategory(language),
  words: 'lobby',
} as const

const page = {
  regions: withoutBanner,
  screen: 'page',
  title: 'content.pages_title',
  load: async () => (await import('#screens/page')).Page,
  isForVisitors: true,
} as const

const loadAccountScreens = () => import('./later-account.ts')
const register = {
  regions: whole,
  banners: 'register',
  screen: 'register',
  title: 'shell.register',
  load: async (language: PackCode) => (await loadAccountScreens()).loadRegister(language),
  words: 'account',
  isForVisitors: true,
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
  { ...register, path: '/register' },
  { ...register, path: '/register.html' },
  {
    path: '/login',
    regions: withoutBanner,
    screen: 'login',
    title: 'shell.login',
    load: async (language) => (await loadAccountScreens()).loadLogin(language),
    words: 'account',
    isForVisitors: true,
  },
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
    load: async (language) => (await import('./later-games.ts')).loadPointsMall(language),
  },
  {
    path: '/game',
    regions: ['header'],
    screen: 'game',
    title: 'shell.play',
    load: async (language) => (await import('./later-games.ts')).loadGame(language),
    words: 'play',
    isWhole: true,
  },
  {
    path: '/verify',
    regions: withoutBanner,
    screen: 'verify',
    title: 'shell.verify',
    load: async (language) => (await import('./later-games.ts')).loadVerify(language),
    words: 'play',
    isForVisitors: true,
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
    isForVisitors: true,
  },
  { ...page, path: '/help' },
  { ...page, path: '/help/:id' },
  {
    path: '/down',
    regions: whole,
    banners: 'download',
    screen: 'download',
    title: 'shell.download',
    load: async (language) => (await loadAccountScreens()).loadDownload(language),
    words: 'account',
    isForVisitors: true,
  },
  {
    path: '/service',
    regions: [],
    screen: 'service',
    title: 'notes.service_title',
    load: async () => (await import('#screens/service')).Service,
    isAlwaysOpen: true,
    isForVisitors: true,
  },
  {
    path: '/who-helps',
    regions: withoutBanner,
    screen: 'who-helps',
    title: 'shell.who_helps',
    load: async (language) => (await import('./later-safety.ts')).loadWhoHelps(language),
    words: 'safety',
    isAlwaysOpen: true,
    isForVisitors: true,
  },
  {
    path: '/*?',
    regions: withoutBanner,
    screen: 'not-found',
    title: 'site.lost_title',
    load: async () => (await import('#screens/not-found')).NotFound,
  },
]
