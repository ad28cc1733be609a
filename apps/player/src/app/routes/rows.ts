import type { PackCode, WordKey } from '@fairhouse/i18n'
import type { PagePath } from '@fairhouse/protocol'
import type { ComponentType } from 'react'
import type { BannerGroup } from '#features/banners'

/** A part of the shell around a page. */
export type Region = 'header' | 'banner' | 'footer' | 'side'

export interface RouteRow {
  readonly path: PagePath | '/*?'
  readonly regions: readonly Region[]
  /** The banner group of the banner region. */
  readonly banners?: BannerGroup
  /** The bars only show to visitors who came through the home page. */
  readonly isBare?: true
  /** The folder of the screen. */
  readonly screen: string
  /** Loads the screen, and its own texts in this language. */
  readonly load: (language: PackCode) => Promise<ComponentType>
  /** Precedes the brand name in the title; the home page has a tagline instead. */
  readonly title?: WordKey
  /** Also shown in maintenance and to restricted visitors. */
  readonly isAlwaysOpen?: true
  /** Open to visitors even if the brand is for members only; the server has the same list. */
  readonly isForVisitors?: true
  /** The text namespace of the screen. */
  readonly words?: 'account' | 'lobby' | 'play' | 'safety'
  /** Fills the window below the header. */
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
  load: async (language: PackCode) =>
    (await import('./game-screens.lazy.ts')).loadCategory(language),
  words: 'lobby',
} as const

const lottery = {
  ...category,
  load: async (language: PackCode) =>
    (await import('./game-screens.lazy.ts')).loadLottery(language),
}

const page = {
  regions: withoutBanner,
  screen: 'page',
  title: 'content.pages_title',
  load: async () => (await import('#screens/page')).Page,
  isForVisitors: true,
} as const

const loadAccountScreens = () => import('./account-screens.lazy.ts')
const register = {
  regions: whole,
  banners: 'register',
  screen: 'register',
  title: 'shell.register',
  load: async (language: PackCode) => (await loadAccountScreens()).loadRegister(language),
  words: 'account',
  isForVisitors: true,
} as const

/** Replaces every page while the site is closed, or closed to this visitor. */
export const closedRow: RouteRow = {
  path: '/*?',
  regions: ['header', 'footer'],
  screen: 'closed',
  load: async () => (await import('#screens/closed')).Closed,
}

/** LIST of pages; the first row with a matching path is shown. */
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
  { ...lottery, path: '/lottery', title: 'shell.category_lottery', regions: ['header'] },
  {
    ...lottery,
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
    load: async (language) => (await import('./game-screens.lazy.ts')).loadPointsMall(language),
  },
  {
    path: '/game',
    regions: ['header'],
    screen: 'game',
    title: 'shell.play',
    load: async (language) => (await import('./game-screens.lazy.ts')).loadGame(language),
    words: 'play',
    isWhole: true,
  },
  {
    path: '/verify',
    regions: withoutBanner,
    screen: 'verify',
    title: 'shell.verify',
    load: async (language) => (await import('./game-screens.lazy.ts')).loadVerify(language),
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
    load: async (language) => (await import('./account-screens.lazy.ts')).loadService(language),
    words: 'account',
    isAlwaysOpen: true,
    isForVisitors: true,
  },
  {
    path: '/who-helps',
    regions: withoutBanner,
    screen: 'who-helps',
    title: 'shell.who_helps',
    load: async (language) => (await import('./safety-screens.lazy.ts')).loadWhoHelps(language),
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
