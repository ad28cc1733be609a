const hourMs = 3_600_000
const waitMs = 24 * hourMs
const confirmMs = 7 * 24 * hourMs

/** A player's limit (null: none) and the pending increase. */
export interface OwnLimit {
  readonly value: bigint | null
  readonly pending: PendingIncrease | null
}

export interface PendingIncrease {
  /** Null: no limit. */
  readonly value: bigint | null
  readonly at: Date
}

export const noLimit: OwnLimit = { value: null, pending: null }

const isMore = (value: bigint | null, than: bigint | null) =>
  than !== null && (value === null || value > than)

/**
 * A decrease applies at once and cancels a pending increase; an increase waits for confirmation.
 */
export function requestLimit(own: OwnLimit, value: bigint | null, now: Date): OwnLimit {
  if (!isMore(value, own.value)) return { value, pending: null }
  const isSame = own.pending?.value === value && pendingState(own.pending, now) !== 'over'
  return isSame ? own : { ...own, pending: { value, at: now } }
}

/** When an increase can be confirmed. */
export function confirmationWindow({ at }: PendingIncrease): { from: Date; until: Date } {
  const from = at.getTime() + waitMs
  return { from: new Date(from), until: new Date(from + confirmMs) }
}

function pendingState(wish: PendingIncrease, now: Date): 'waits' | 'open' | 'over' {
  const { from, until } = confirmationWindow(wish)
  if (now < from) return 'waits'
  return now < until ? 'open' : 'over'
}

/** The pending increase, unless its confirmation period has passed. */
export function activeIncrease({ pending: wish }: OwnLimit, now: Date): PendingIncrease | null {
  return wish && pendingState(wish, now) !== 'over' ? wish : null
}

/** The limit after confirming its increase, or why it cannot be confirmed. */
export function confirmIncrease(own: OwnLimit, now: Date): OwnLimit | 'none' | 'early' {
  const wish = activeIncrease(own, now)
  if (!wish) return 'none'
  return pendingState(wish, now) === 'waits' ? 'early' : { value: wish.value, pending: null }
}
