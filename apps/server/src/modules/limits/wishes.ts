const hourMs = 3_600_000
const waitMs = 24 * hourMs
const confirmMs = 7 * 24 * hourMs

/** What a player has set (null: nothing), and the more that is wished for. */
export interface OwnLimit {
  readonly value: bigint | null
  readonly wish: Wish | null
}

export interface Wish {
  /** Null: no limit at all. */
  readonly value: bigint | null
  readonly at: Date
}

export const noLimit: OwnLimit = { value: null, wish: null }

const isMore = (value: bigint | null, than: bigint | null) =>
  than !== null && (value === null || value > than)

/** Less holds at once, and ends a wish for more; more is a wish that waits. */
export function afterAsking(own: OwnLimit, value: bigint | null, now: Date): OwnLimit {
  if (!isMore(value, own.value)) return { value, wish: null }
  const isSame = own.wish?.value === value && wishState(own.wish, now) !== 'over'
  return isSame ? own : { ...own, wish: { value, at: now } }
}

/** From when to when a wish can be confirmed. */
export function wishTimes({ at }: Wish): { from: Date; until: Date } {
  const from = at.getTime() + waitMs
  return { from: new Date(from), until: new Date(from + confirmMs) }
}

function wishState(wish: Wish, now: Date): 'waits' | 'open' | 'over' {
  const { from, until } = wishTimes(wish)
  if (now < from) return 'waits'
  return now < until ? 'open' : 'over'
}

/** A wish that nobody confirmed in time is none. */
export function standingWish({ wish }: OwnLimit, now: Date): Wish | null {
  return wish && wishState(wish, now) !== 'over' ? wish : null
}

/** The limit once its wish is confirmed, or why it cannot be. */
export function afterConfirming(own: OwnLimit, now: Date): OwnLimit | 'none' | 'early' {
  const wish = standingWish(own, now)
  if (!wish) return 'none'
  return wishState(wish, now) === 'waits' ? 'early' : { value: wish.value, wish: null }
}
