import type { Tint } from '@fairhouse/ui'

export interface Art {
  /** File name in the package: the code points of the emoji. */
  readonly code: string
  readonly tint: Tint
  /** Two small pictures around the large one. */
  readonly beside: readonly [string, string]
}

const art = (code: string, tint: Tint, ...beside: [string, string]): Art => ({ code, tint, beside })

const coin = '1fa99'
const gem = '1f48e'
const sparkles = '2728'
const star = '1f31f'

/** LIST of pictures. Content refers to them by name; only these are built. */
export const pictures = {
  // Fallbacks.
  default: art(gem, 'jade', sparkles, coin),
  avatar: art('1f98a', 'gold', sparkles, star),
  game: art('1f579-fe0f', 'violet', sparkles, star),

  // Banners and promotions.
  crown: art('1f451', 'jade', gem, coin),
  coins: art('1f4b0', 'violet', coin, sparkles),
  ledger: art('1f4d2', 'sapphire', '1f50d', coin),
  reels: art('1f3b0', 'ruby', '1f352', coin),
  cards: art('1f0cf', 'jade', '2665-fe0f', coin),
  fish: art('1f420', 'sapphire', '1f988', gem),
  knight: art('1f40e', 'violet', '2694-fe0f', '1f6e1-fe0f'),
  ball: art('26bd', 'jade', '1f3c6', star),
  gamepad: art('1f3ae', 'gold', '1f47e', star),
  dice: art('1f3b2', 'ruby', '1f39f-fe0f', sparkles),
  phone: art('1f4f1', 'sapphire', sparkles, star),
  gift: art('1f381', 'ruby', '1f389', sparkles),
  star: art(star, 'violet', sparkles, coin),
  medal: art('1f3c5', 'jade', '1f3c6', sparkles),
  lamp: art('1f4a1', 'sapphire', sparkles, '1f50d'),
  key: art('1f511', 'jade', sparkles, gem),
  house: art('1f3e0', 'gold', '1f511', sparkles),
  sun: art('1f31e', 'ruby', coin, sparkles),
  calendar: art('1f4c6', 'gold', coin, sparkles),

  // Categories of games.
  hot: art('1f525', 'ruby', '1f352', coin),
  slots: art('1f3b0', 'ruby', '1f352', coin),
  pvp: art('2694-fe0f', 'violet', '1f6e1-fe0f', coin),
  live: art('1f0cf', 'jade', '2665-fe0f', coin),
  lottery: art('1f39f-fe0f', 'sapphire', '1f3b1', coin),
  sports: art('26bd', 'jade', '1f3c6', star),
  esports: art('1f3ae', 'gold', '1f47e', star),
  cockfight: art('1f413', 'ruby', '1f3c6', coin),
  inhouse: art('1f3f0', 'gold', '1f511', gem),

  // In-house games.
  'four-leaf-clover': art('1f340', 'forest', sparkles, coin),
  'dragon-face': art('1f432', 'jade', gem, coin),
  'red-paper-lantern': art('1f3ee', 'ember', sparkles, coin),
  'tiger-face': art('1f42f', 'jade', sparkles, coin),
  coral: art('1fab8', 'teal', sparkles, gem),
  comet: art('2604-fe0f', 'violet', sparkles, star),
  'birthday-cake': art('1f382', 'ruby', sparkles, star),
  lion: art('1f981', 'ruby', '1f9e7', coin),

  // Parts of pages.
  search: art('1f50d', 'sapphire', sparkles, star),
  trophy: art('1f3c6', 'gold', sparkles, coin),
} as const satisfies Record<string, Art>

export type PictureName = keyof typeof pictures

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name)

/** The art of a name, or the default if the name is unknown. */
export function artOf(name: string): Art {
  return isPicture(name) ? pictures[name] : pictures.default
}

/** Whether `image` is an address, not a name. */
export function isImageAddress(image: string): boolean {
  return /^(https:\/\/|\/(?!\/))/.test(image)
}
