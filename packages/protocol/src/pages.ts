/** LIST of the player site's pages: the server answers 200 for these and 404 for the rest. */
export const pagePaths = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/register',
  '/register.html',
  '/login',
  '/hot',
  '/rng',
  '/pvp',
  '/live',
  '/fish',
  '/sports',
  '/esports',
  '/cockfight',
  '/inhouse',
  '/elott',
  '/lottery',
  '/vnlottery',
  '/seamless',
  '/pointMall',
  '/promotions',
  '/promotions/:id',
  '/promoDetail',
  '/helpmc',
  '/down',
  '/help',
  '/help/:id',
  '/service',
  '/game',
  '/verify',
  '/who-helps',
] as const

export type PagePath = (typeof pagePaths)[number]

/** LIST of pages that visitors see even if a brand is for members only. */
export const visitorPaths: readonly PagePath[] = [
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/down',
  // Visitors must be able to read the terms and reach support.
  '/help',
  '/help/:id',
  '/service',
  // Visitors may verify a round and find help.
  '/verify',
  '/who-helps',
]
