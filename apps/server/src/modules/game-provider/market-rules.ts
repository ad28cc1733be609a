import type { Market } from '#modules/brand'
import type { MarketRules } from '@fairhouse/protocol/vendor'

const openRules = {
  minimumCycleMs: 0,
  autoplay: true,
  turbo: true,
  buyFeature: true,
  freePlay: true,
  celebratesUpToStake: false,
  showsNetPosition: true,
  showsElapsedTime: true,
}

/** No free play: it would need a verified age. */
const strictRules = {
  ...openRules,
  minimumCycleMs: 2500,
  autoplay: false,
  turbo: false,
  buyFeature: false,
  freePlay: false,
}

/** LIST of market rules that games must follow. A new brand is strict. */
export const marketRules: Record<Market, MarketRules> = {
  strict: strictRules,
  open: openRules,
  lab: openRules,
}

/** LIST of markets that allow one open game per player: the one opened last. */
export const oneGameAtATime: Record<Market, boolean> = { strict: true, open: false, lab: false }
