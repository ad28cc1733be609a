import { StudioRefused } from '#kit'
import type { Session } from '#sessions'
import type { RoundParts } from './parts.ts'
import type { Round } from './round.ts'
import type { Seat } from './seats.ts'
import type { StoredRound } from './store/rounds.ts'
import { roundOf } from './stored.ts'

const pageSize = 20
const newest = 2 ** 31 - 1

/** Rounds told again. */
export function createHistory({ store, writer, catalogue, locks }: RoundParts) {
  const told = (row: StoredRound): Round => roundOf(row, catalogue, locks)

  /** Own rounds of this game, the last first. */
  async function history(session: Session, before: string | undefined) {
    await writer.flush()
    const row = before === undefined ? undefined : await store.byId(before)
    if (before !== undefined && row?.seatId !== session.seatId) {
      throw new StudioRefused('not_found')
    }
    const rows = await store.before(session.seatId, row?.number ?? newest, pageSize + 1)
    return { list: rows.slice(0, pageSize).map(told), hasMore: rows.length > pageSize }
  }

  return {
    history,
    /** What was left open, and the last round that was played to its end. */
    async recall(session: Session, { current }: Seat) {
      if (!current?.end) return { open: current, last: undefined }
      if (current.end.state !== 'refused') return { open: undefined, last: current }
      const { list } = await history(session, undefined)
      return { open: undefined, last: list.find(({ end }) => end && end.state !== 'refused') }
    },
    /** A round that is over, whoever's it was; the id cannot be guessed. */
    async published(id: string): Promise<Round> {
      await writer.flush()
      const row = await store.byId(id)
      if (!row || row.endState === null || row.endState === 'refused') {
        throw new StudioRefused('not_found')
      }
      return told(row)
    },
  }
}
