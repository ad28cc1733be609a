/** LIST of the pages of the player site: the server answers 200 for these, 404 for all else. */
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

/** LIST of the pages that visitors see even where a brand is for members only. */
export const visitorPaths: readonly PagePath[] = [
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/down',
  // What one agrees to must be there to read, and somebody to ask.
  '/help',
  '/help/:id',
  '/service',
  // Anybody may check a round, and find help.
  '/verify',
  '/who-helps',
]
