import type { Kit } from '#platform/kit'
import type { createInboxes } from './inboxes.ts'
import { dayMs, retentionDays } from './rules.ts'
import { letterStore } from './store/letters.ts'
import { messageStore } from './store/messages.ts'

const batchSize = 500

/** Timed work: removes messages past their retention, member by member. */
export async function sweep(
  { clock, database: { db } }: Kit,
  inboxes: ReturnType<typeof createInboxes>,
): Promise<void> {
  const now = clock.now()
  const day = new Date(now.getTime() - retentionDays * dayMs)
  const store = messageStore(db)
  let members = await store.membersWithBefore(day, batchSize)
  while (members.length > 0) {
    for (const memberId of members) await inboxes.removeBefore(memberId, day)
    members = await store.membersWithBefore(day, batchSize)
  }
  await letterStore(db).removeBefore(now)
}
