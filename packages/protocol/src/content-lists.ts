/** LIST of the pages that have banners of their own. */
export const bannerGroups = [
  'home',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'lottery',
  'download',
  'promotions',
  'pointsMall',
  'help',
  'register',
  'inhouse',
] as const

/** LIST of announcements: line of news, to players, in a popup, of offers, in the list only. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

/** LIST of how often a promotion can be claimed that is not for once. */
export const claimPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

/** LIST of what a brand shows that colleagues write. */
export const contentKinds = [
  'banner',
  'announcement',
  'promotion',
  'page',
  'helpCategory',
  'helpArticle',
] as const

export type ContentKind = (typeof contentKinds)[number]

/** LIST of the words that a kind has. */
export const contentWords: Record<ContentKind, readonly ('title' | 'text' | 'content')[]> = {
  banner: ['title', 'text'],
  announcement: ['title', 'content'],
  promotion: ['title', 'text', 'content'],
  page: ['title', 'content'],
  helpCategory: ['title'],
  helpArticle: ['title', 'content'],
}

/** Pixels of a picture that is handed in for banners and promotions: twice the largest place. */
export const pictureSize = { width: 1200, height: 800 } as const

/** LIST of the places in a letter that each member reads something else in, as `{name}`. */
export const mailingPlaces = ['name', 'account', 'brand', 'amount', 'balance'] as const

export type MailingPlace = (typeof mailingPlaces)[number]
