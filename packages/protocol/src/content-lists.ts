/** LIST of pages with their own banners. */
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

/** LIST of announcement types: news line, to players, popup, offers, list only. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

/** LIST of claim periods of recurring promotions. */
export const claimPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

/** LIST of the kinds of content that staff write. */
export const contentKinds = [
  'banner',
  'announcement',
  'promotion',
  'page',
  'helpCategory',
  'helpArticle',
] as const

export type ContentKind = (typeof contentKinds)[number]

/** LIST of the text fields of each kind. */
export const contentWords: Record<ContentKind, readonly ('title' | 'text' | 'content')[]> = {
  banner: ['title', 'text'],
  announcement: ['title', 'content'],
  promotion: ['title', 'text', 'content'],
  page: ['title', 'content'],
  helpCategory: ['title'],
  helpArticle: ['title', 'content'],
}

/** Size in pixels of uploaded banner and promotion pictures: twice the largest display size. */
export const pictureSize = { width: 1200, height: 800 } as const

/** LIST of placeholders of a campaign message, written as `{name}`. */
export const mailingPlaces = ['name', 'account', 'brand', 'amount', 'balance'] as const

export type MailingPlace = (typeof mailingPlaces)[number]
