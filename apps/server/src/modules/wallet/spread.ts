import { setTimeout } from 'node:timers/promises'
import type { createJournal } from './journal.ts'
import type { Reader } from './reader.ts'
import { laneFor } from './rules.ts'

type Movable = Pick<ReturnType<typeof createJournal>, 'lanesOfMembers' | 'moveMember'>

const pageSize = 1000
/** Another process may be reading; more attempts than this are a bug. */
const maxAttempts = 100
const retryMs = 50
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Moves the members of both journals who are not in the lane of a new member; the site may run.
 * Returns how many were moved. Play money has no readers.
 */
export function createSpread(
  { real, trial }: { real: Movable; trial: Movable },
  lanes: number,
  read: (reader: Reader) => Promise<number>,
) {
  async function moveOne(journal: Movable, memberId: string, readers: readonly Reader[]) {
    const names = readers.map(({ name }) => name)
    const lane = laneFor(memberId, lanes)
    if (await journal.moveMember(memberId, lane, names)) return
    // One pass each: other lanes go on, so that there are always rows.
    const catchUp = async () => {
      for (const reader of readers) await read(reader)
    }
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (await journal.moveMember(memberId, lane, names, catchUp)) return
      await setTimeout(retryMs)
    }
    throw new Error(`the readers do not process the rows of ${memberId}`)
  }

  async function spread(journal: Movable, readers: readonly Reader[]) {
    let moved = 0
    for (let after = beforeAll; ;) {
      const page = await journal.lanesOfMembers(after, pageSize)
      for (const { memberId, lane } of page) {
        if (lane === laneFor(memberId, lanes)) continue
        await moveOne(journal, memberId, readers)
        moved += 1
      }
      const last = page.at(-1)
      if (!last) return moved
      after = last.memberId
    }
  }

  return async (readers: readonly Reader[]): Promise<number> =>
    (await spread(real, readers)) + (await spread(trial, []))
}
