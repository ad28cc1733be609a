import type { MoneyStyle } from '@fairhouse/money'
import { cdnAddress, pickCdn } from '#lib/cdn'
import type { Theme } from '#lib/theme'

export interface FrameAddress {
  readonly url: string
  /** A game of ours, from whichever host it comes. */
  readonly isOwn: boolean
}

/** How games of ours look on this page. */
interface Look {
  moneyStyle?: MoneyStyle | undefined
  theme?: Theme
}

/** Games of ours come from one of the brand's game hosts, those of a provider from its own. */
export function frameAddress(
  gameUrl: string,
  cdns: readonly string[],
  fraction: number,
  { moneyStyle = 'standard', theme = 'dark' }: Look = {},
): FrameAddress {
  const isOwn = new URL(gameUrl, location.href).origin === location.origin
  if (!isOwn) return { url: gameUrl, isOwn }
  const { pathname, search, hash } = new URL(gameUrl, location.href)
  const money = moneyStyle === 'standard' ? '' : `&money=${moneyStyle}`
  const look = theme === 'dark' ? money : `${money}&theme=${theme}`
  return { url: cdnAddress(pickCdn(cdns, fraction), `${pathname}${search}${look}${hash}`), isOwn }
}
