/** LIST of the pages of the player site: the server answers 200 for these, 404 for all else. */
export const pagePaths = [
  '/',
  '/promotions',
  '/promotions/:id',
  '/promoDetail',
  '/helpmc',
  '/help',
  '/help/:id',
  '/service',
] as const

export type PagePath = (typeof pagePaths)[number]
