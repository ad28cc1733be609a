import { StudioRefused } from '#kit'
import type { Session } from '#sessions'
import type { RoundDeps } from './deps.ts'
import type { Round } from './round.ts'
import type { Seat } from './seats.ts'
import type { StoredRound } from './store/rounds.ts'
import { roundOf } from './row-mapping.ts'

const pageSize = 20
const newest = 2 ** 31 - 1

/** Reads past rounds. */
export function createHistory({ store, catalogue, encryption }: RoundDeps) {
  const toRound = (row: StoredRound): Round => roundOf(row, catalogue, encryption)

  /** The player's rounds of this game, newest first. */
  async function history(session: Session, before: string | undefined) {
    const row = before === undefined ? undefined : await store.byId(before)
    if (before !== undefined && row?.seatId !== session.seatId) {
      throw new StudioRefused('not_found')
    }
    const rows = await store.before(session.seatId, row?.number ?? newest, pageSize + 1)
    return { list: rows.slice(0, pageSize).map(toRound), hasMore: rows.length > pageSize }
  }

  async function lastFinished(session: Session, current: Round): Promise<Round | undefined> {
    if (current.end?.state !== 'refused') return current
    const { list } = await history(session, undefined)
    return list.find(({ end }) => end && end.state !== 'refused')
  }

  return {
    history,
    /** The open round, or the last finished one and whether its player has seen it end. */
    async recall(session: Session, { current }: Seat) {
      if (!current?.end) return { open: current, last: undefined, isUnseen: false }
      const last = await lastFinished(session, current)
      const isUnseen = last !== undefined && last.number > (await store.seen(session.seatId))
      return { open: undefined, last, isUnseen }
    },
    async markSeen(session: Session, id: string): Promise<void> {
      if (!(await store.markSeen(session.seatId, id))) throw new StudioRefused('not_found')
    },
    /** A finished round of any player. The id is random, so it cannot be guessed. */
    async published(id: string): Promise<Round> {
      const row = await store.byId(id)
      const round = row && toRound(row)
      if (!round?.end || round.end.state === 'refused') throw new StudioRefused('not_found')
      return round
    },
  }
}
