/** LIST of the pages of the player site: the server answers 200 for these, 404 for all else. */
export const pagePaths = [
  '/',
  '/index',
  '/index.html',
  '/home',
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
  '/help',
  '/help/:id',
] as const

export type PagePath = (typeof pagePaths)[number]
