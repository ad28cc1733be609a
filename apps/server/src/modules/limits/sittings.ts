import type { Sitting } from './store/flows.ts'

const minuteMs = 60_000
/** Whoever has staked nothing for so long has paused. */
export const pauseMs = 15 * minuteMs

export interface Played {
  memberId: string
  at: Date
  staked: bigint
  won: bigint
}

/** The sitting after something was played: the same, or a new one after a pause. */
export function afterPlaying(before: Sitting | undefined, played: Played): Sitting | undefined {
  const goesOn = before !== undefined && played.at.getTime() - before.lastAt.getTime() < pauseMs
  // A win that comes late begins nothing.
  if (!goesOn && played.staked === 0n) return before
  const { memberId, at, staked, won } = played
  if (!goesOn) return { memberId, beganAt: at, lastAt: at, staked, won, rounds: 1 }
  return {
    ...before,
    lastAt: staked > 0n ? at : before.lastAt,
    staked: before.staked + staked,
    won: before.won + won,
    rounds: before.rounds + (staked > 0n ? 1 : 0),
  }
}

/** The sitting that goes on now, if one does. */
export function presentSitting(sitting: Sitting | undefined, now: Date): Sitting | undefined {
  if (!sitting) return undefined
  return now.getTime() - sitting.lastAt.getTime() < pauseMs ? sitting : undefined
}

export const elapsedMs = ({ beganAt }: Sitting, now: Date) =>
  Math.max(0, now.getTime() - beganAt.getTime())

/** When play is interrupted next: so long after it began, or after the last answer. */
export function checkDueAt(
  sitting: Sitting | undefined,
  minutes: number | null,
  checkedAt: Date | null,
): Date | undefined {
  if (!sitting || minutes === null) return undefined
  const since = Math.max(sitting.beganAt.getTime(), checkedAt?.getTime() ?? 0)
  return new Date(since + minutes * minuteMs)
}

/** When a sitting is over by its limit of minutes. */
export function sittingEndsAt(
  sitting: Sitting | undefined,
  minutes: bigint | undefined,
): Date | undefined {
  if (!sitting || minutes === undefined) return undefined
  return new Date(sitting.beganAt.getTime() + Number(minutes) * minuteMs)
}
