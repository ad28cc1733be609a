import type { Parts } from './parts.ts'
import {
  findingsIn,
  historyDays,
  sittingBefore,
  type History,
  type PlayedSitting,
  type Tried,
} from './patterns.ts'
import { flagStore } from './store/flags.ts'
import { watchStore } from './store/watch.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** What was played then may have been counted after the last look. */
const lateMs = 10 * minuteMs
const weeks = 5

/** Looks at who has played, failed to pay in or changed limits since the last look. */
export function watchingOf({ kit, limits, member, payment, report }: Parts) {
  const { db } = kit.database
  const { clock, random } = kit

  /** What was begun to be paid in, and what play had cost by then. */
  async function depositsOf(id: string, sittings: readonly PlayedSitting[], since: Date) {
    const tries = await payment.triesSince(id, since)
    const moments = tries.flatMap(({ at }) => [sittingBefore(sittings, at)?.beganAt ?? at, at])
    const lost = await limits.lostUntil(id, moments)
    return tries.map((one, place): Tried => {
      const [before = 0n, after = 0n] = lost.slice(place * 2, place * 2 + 2)
      return { ...one, lost: after - before }
    })
  }

  async function historyOf(id: string, brandId: string): Promise<History> {
    const now = clock.now()
    const since = new Date(now.getTime() - historyDays * dayMs)
    const changes = await limits.changesOf(id)
    const sittings = await limits.sittingsSince(id, since)
    const moments = Array.from(
      { length: weeks + 1 },
      (_, place) => new Date(now.getTime() - (weeks - place) * 7 * dayMs),
    )
    const staked = (await report.resultsUntil(id, moments)).map((result) => result.staked)
    return {
      now,
      zone: await limits.zoneOf({ id, brandId }),
      sittings,
      deposits: await depositsOf(id, sittings, since),
      wishes: changes.filter(({ what }) => what === 'wished').map(({ at }) => at),
      weeks: staked.slice(1).map((units, place) => units - (staked[place] ?? 0n)),
      lookedInto: await flagStore(db).lookedInto(id),
    }
  }

  async function look(id: string): Promise<void> {
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
    const since = new Date(before.getTime() - lateMs)
    const played = await limits.playedSince(since)
    const changed = await limits.changedSince(since)
    const failing = await payment.failingSince(since)
    const changers = changed.map(({ memberId }) => memberId)
    await store.begin(played, now)
    for (const { memberId, at } of changed) await store.reviewed(memberId, at)
    for (const id of new Set([...played, ...changers, ...failing])) {
      // One whose history cannot be read keeps nobody from looking at the others.
      await look(id).catch((error: unknown) => {
        kit.log.error({ err: error, memberId: id }, 'could not look at a player')
      })
    }
    await store.goOn(now)
  }
}
