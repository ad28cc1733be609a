import type { Deps } from './deps.ts'
import {
  findingsIn,
  historyDays,
  sessionBefore,
  type History,
  type PlayedSession,
  type DepositAttempt,
} from './patterns.ts'
import { flagStore } from './store/flags.ts'
import { watchStore } from './store/watch.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Play may be counted with a delay, so each run overlaps with the one before. */
const overlapMs = 10 * minuteMs
const weeks = 5

/** Examines players who played, failed to deposit or changed limits since the last run. */
export function createWatch({ kit, limits, member, payment, report }: Deps) {
  const { db } = kit.database
  const { clock, random } = kit

  /** Deposit attempts, each with the loss of play up to then. */
  async function depositsOf(id: string, playSessions: readonly PlayedSession[], since: Date) {
    const tries = await payment.attemptsSince(id, since)
    const moments = tries.flatMap(({ at }) => [sessionBefore(playSessions, at)?.beganAt ?? at, at])
    const lost = await limits.lostUntil(id, moments)
    return tries.map((one, place): DepositAttempt => {
      const [before = 0n, after = 0n] = lost.slice(place * 2, place * 2 + 2)
      return { ...one, lost: after - before }
    })
  }

  async function historyOf(id: string, brandId: string): Promise<History> {
    const now = clock.now()
    const since = new Date(now.getTime() - historyDays * dayMs)
    const changes = await limits.changesOf(id)
    const playSessions = await limits.playSessionsSince(id, since)
    const moments = Array.from(
      { length: weeks + 1 },
      (_, place) => new Date(now.getTime() - (weeks - place) * 7 * dayMs),
    )
    const staked = (await report.resultsUntil(id, moments)).map((result) => result.staked)
    return {
      now,
      zone: await limits.zoneOf({ id, brandId }),
      playSessions,
      deposits: await depositsOf(id, playSessions, since),
      wishes: changes.filter(({ what }) => what === 'wished').map(({ at }) => at),
      weeks: staked.slice(1).map((units, place) => units - (staked[place] ?? 0n)),
      lookedInto: await flagStore(db).lookedInto(id),
    }
  }

  async function examine(id: string): Promise<void> {
    const account = await member.find(id)
    if (!account || account.state === 'closed') return
    const { brandId } = account
    for (const finding of findingsIn(await historyOf(id, brandId))) {
      const raised = { id: random.orderedId(), memberId: id, brandId, at: clock.now() }
      await flagStore(db).raise(raised, finding)
    }
  }

  return async (): Promise<void> => {
    const store = watchStore(db)
    const now = clock.now()
    const before = (await store.until()) ?? new Date(now.getTime() - historyDays * dayMs)
    const since = new Date(before.getTime() - overlapMs)
    const played = await limits.playedSince(since)
    const changed = await limits.changedSince(since)
    const failing = await payment.failingSince(since)
    const changers = changed.map(({ memberId }) => memberId)
    await store.startReviews(played, now)
    for (const { memberId, at } of changed) await store.reviewed(memberId, at)
    for (const id of new Set([...played, ...changers, ...failing])) {
      // An unreadable history must not block the other players.
      await examine(id).catch((error: unknown) => {
        kit.log.error({ err: error, memberId: id }, 'could not examine a player')
      })
    }
    await store.setUntil(now)
  }
}
