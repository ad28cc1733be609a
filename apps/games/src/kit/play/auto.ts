import { amountOf, zero, type Amount } from '@fairhouse/money'

/** Limits that a player confirms before autoplay. */
export interface AutoLimits {
  readonly rounds: number
  /** Maximum total loss. */
  readonly lossLimit: Amount
  /** A single win of this amount ends autoplay; null for no limit. */
  readonly winLimit: Amount | null
}

export interface Auto extends AutoLimits {
  readonly left: number
  /** Wins less stakes since autoplay began. */
  readonly net: Amount
}

export type AutoStop = 'done' | 'loss' | 'win'

export function beginAuto(limits: AutoLimits): Auto {
  return { ...limits, left: limits.rounds, net: zero }
}

export function afterRound(auto: Auto, stake: Amount, win: Amount): Auto {
  return { ...auto, left: auto.left - 1, net: amountOf(auto.net + win - stake) }
}

/** Reason to stop before the next round of this stake, if any. */
export function stopOf(auto: Auto, stake: Amount, lastWin: Amount): AutoStop | undefined {
  if (auto.winLimit !== null && lastWin > zero && lastWin >= auto.winLimit) return 'win'
  if (auto.left <= 0) return 'done'
  return stake - auto.net > auto.lossLimit ? 'loss' : undefined
}
