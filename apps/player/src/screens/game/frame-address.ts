import type { MoneyStyle } from '@fairhouse/money'
import { cdnAddress, pickCdn } from '#lib/cdn'

export interface FrameAddress {
  readonly url: string
  /** A game of ours, from whichever host it comes. */
  readonly isOwn: boolean
}

/** Games of ours come from one of the brand's game hosts, those of a provider from its own. */
export function frameAddress(
  gameUrl: string,
  cdns: readonly string[],
  fraction: number,
  moneyStyle: MoneyStyle = 'standard',
): FrameAddress {
  const isOwn = new URL(gameUrl, location.href).origin === location.origin
  if (!isOwn) return { url: gameUrl, isOwn }
  const { pathname, search: own, hash } = new URL(gameUrl, location.href)
  const search = moneyStyle === 'standard' ? own : `${own}&money=${moneyStyle}`
  return { url: cdnAddress(pickCdn(cdns, fraction), `${pathname}${search}${hash}`), isOwn }
}
