import type { PlayCheck } from '#lib/limits'

/** Reason of an interruption; `limit` is a bet refused by a money limit. */
export type InterruptionReason = 'due' | 'sessionTime' | 'excluded' | 'blocked' | 'limit'

export function interruptionReason(
  check: PlayCheck | undefined,
  isLimited: boolean,
): InterruptionReason | undefined {
  if (check?.stopped) return check.stopped
  if (check?.due) return 'due'
  return isLimited ? 'limit' : undefined
}
