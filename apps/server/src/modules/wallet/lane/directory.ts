import type { LaneDirectoryStore } from '../store/lanes.ts'
import { laneFor } from '../rules.ts'

const maxCached = 200_000

/** The lanes of members: a new member gets one of the first lanes, and only a move changes it. */
export function createLaneDirectory(store: LaneDirectoryStore, lanes: number) {
  const known = new Map<string, number>()
  /** By home lane: the last transfer that waits for its lane to be read. */
  const waiting = new Map<number, Promise<unknown>>()

  async function read(memberId: string): Promise<number> {
    const lane = await store.open(memberId, laneFor(memberId, lanes))
    if (known.size >= maxCached) known.clear()
    known.set(memberId, lane)
    return lane
  }

  return {
    laneOf: async (memberId: string): Promise<number> =>
      known.get(memberId) ?? (await read(memberId)),
    /**
     * The lane of a transfer. Transfers are queued in the order of the calls, also if a lane must
     * be read first.
     */
    inTurn(memberId: string | undefined, home: number): number | Promise<number> {
      const lane = memberId === undefined ? home : known.get(memberId)
      const before = waiting.get(home)
      if (lane !== undefined && !before) return lane
      const reading = lane ?? (memberId === undefined ? home : read(memberId))
      const turn = Promise.all([reading, Promise.allSettled([before])]).then(([found]) => found)
      waiting.set(home, turn)
      return turn.finally(() => {
        if (waiting.get(home) === turn) waiting.delete(home)
      })
    },
    forget(memberId?: string): void {
      if (memberId === undefined) known.clear()
      else known.delete(memberId)
    },
  }
}
