import { amountOf, zero, type Amount } from '@fairhouse/money'

/** What a player agrees to before rounds begin by themselves. */
export interface AutoLimits {
  readonly rounds: number
  /** Together no more than this may be lost. */
  readonly lossLimit: Amount
  /** A single win of this much ends it; null for none. */
  readonly winLimit: Amount | null
}

export interface Auto extends AutoLimits {
  readonly left: number
  /** Won less staked, since it began. */
  readonly net: Amount
}

export type AutoStop = 'done' | 'loss' | 'win'

export function beginAuto(limits: AutoLimits): Auto {
  return { ...limits, left: limits.rounds, net: zero }
}

export function afterRound(auto: Auto, stake: Amount, win: Amount): Auto {
  return { ...auto, left: auto.left - 1, net: amountOf(auto.net + win - stake) }
}

/** Why no further round of this stake may begin by itself, if it may not. */
export function stopOf(auto: Auto, stake: Amount, lastWin: Amount): AutoStop | undefined {
  if (auto.winLimit !== null && lastWin > zero && lastWin >= auto.winLimit) return 'win'
  if (auto.left <= 0) return 'done'
  return stake - auto.net > auto.lossLimit ? 'loss' : undefined
}
