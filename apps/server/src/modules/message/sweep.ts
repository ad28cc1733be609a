import type { Kit } from '#platform/kit'
import type { createBoxes } from './boxes.ts'
import { dayMs, keptDays } from './rules.ts'
import { letterStore } from './store/letters.ts'
import { messageStore } from './store/messages.ts'

const atOnce = 500

/** Timed work: what need not be kept any longer goes, a member after another. */
export async function sweep(
  { clock, database: { db } }: Kit,
  boxes: ReturnType<typeof createBoxes>,
): Promise<void> {
  const now = clock.now()
  const day = new Date(now.getTime() - keptDays * dayMs)
  const store = messageStore(db)
  let members = await store.membersWithBefore(day, atOnce)
  while (members.length > 0) {
    for (const memberId of members) await boxes.removeBefore(memberId, day)
    members = await store.membersWithBefore(day, atOnce)
  }
  await letterStore(db).removeBefore(now)
}
