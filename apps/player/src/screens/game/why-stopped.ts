import type { PlayCheck } from '#lib/limits'

/** What interrupts a game; `limit`: a bet was refused by a limit of money. */
export type Why = 'due' | 'sessionTime' | 'excluded' | 'blocked' | 'limit'

export function whyStopped(check: PlayCheck | undefined, isLimited: boolean): Why | undefined {
  if (check?.stopped) return check.stopped
  if (check?.due) return 'due'
  return isLimited ? 'limit' : undefined
}
