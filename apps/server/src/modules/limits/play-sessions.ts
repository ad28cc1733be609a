import type { PlaySession } from './store/flows.ts'

const minuteMs = 60_000
/** A play session ends after this long without a stake. */
export const pauseMs = 15 * minuteMs

export interface PlayedTransfer {
  memberId: string
  at: Date
  staked: bigint
  won: bigint
}

/** The play session after a transfer: continued, or a new one after a pause. */
export function nextPlaySession(
  before: PlaySession | undefined,
  played: PlayedTransfer,
): PlaySession | undefined {
  const goesOn = before !== undefined && played.at.getTime() - before.lastAt.getTime() < pauseMs
  // A late win does not start a session.
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

/** The current play session, if any. */
export function currentPlaySession(
  sitting: PlaySession | undefined,
  now: Date,
): PlaySession | undefined {
  if (!sitting) return undefined
  return now.getTime() - sitting.lastAt.getTime() < pauseMs ? sitting : undefined
}

export const elapsedMs = ({ beganAt }: PlaySession, now: Date) =>
  Math.max(0, now.getTime() - beganAt.getTime())

/** When the next reality check is due: counted from the session's start or the last answer. */
export function realityCheckDueAt(
  sitting: PlaySession | undefined,
  minutes: number | null,
  checkedAt: Date | null,
): Date | undefined {
  if (!sitting || minutes === null) return undefined
  const since = Math.max(sitting.beganAt.getTime(), checkedAt?.getTime() ?? 0)
  return new Date(since + minutes * minuteMs)
}

/** When the session reaches its time limit. */
export function sessionTimeEndsAt(
  sitting: PlaySession | undefined,
  minutes: bigint | undefined,
): Date | undefined {
  if (!sitting || minutes === undefined) return undefined
  return new Date(sitting.beganAt.getTime() + Number(minutes) * minuteMs)
}
