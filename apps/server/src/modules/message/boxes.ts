import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { StoredMessage } from './rules.ts'
import { boxStore, type Box } from './store/boxes.ts'
import { letterStore, type Letter } from './store/letters.ts'
import { messageStore } from './store/messages.ts'

export interface Owner {
  memberId: string
  brandId: string
}

export interface Told {
  key: string
  kind: StoredMessage['kind']
  told: StoredMessage['told']
}

const storesOn = (db: Executor) => ({ boxes: boxStore(db), messages: messageStore(db) })

/** What goes with a message, or not at all. */
export type Last = (transaction: Executor) => Promise<void>

type MayBeWritten = (memberId: string) => Promise<boolean>

type Stores = ReturnType<typeof storesOn>

/** Messages of members, and how many of them are unread: changed together or not at all. */
export function createBoxes({ clock, database: { db }, random }: Kit, mayBeWritten: MayBeWritten) {
  const { boxes, messages } = storesOn(db)
  const letters = letterStore(db)

  const inBox = <Result>(
    { memberId, brandId }: Owner,
    work: (box: Box, held: Stores, transaction: Executor) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      const held = storesOn(transaction)
      return work(await held.boxes.hold(memberId, brandId), held, transaction)
    })

  const takeIn = (owner: Owner, found: readonly Letter[]): Promise<Box> =>
    inBox(owner, async (box, held) => {
      const { memberId } = owner
      const fresh = found
        .filter(({ seq }) => seq > box.taken)
        .map((letter) => ({ ...letter, id: random.orderedId() }))
      for (const { id, seq, words, createdAt } of fresh) {
        const facts = { key: `letter ${seq}`, kind: 'letter', told: words } as const
        await held.messages.add({ ...facts, memberId, id, createdAt })
      }
      const last = fresh.at(-1)
      if (!last) return box
      await held.boxes.take(memberId, last.seq)
      return held.boxes.change(memberId, fresh.length, last.id)
    })

  /** As it is now, with the letters to all that came since somebody looked. */
  async function look(owner: Owner): Promise<Box> {
    const box = await boxes.box(owner.memberId)
    const found = await letters.after(owner.brandId, box?.taken ?? 0, clock.now())
    if (found.length > 0 && (await mayBeWritten(owner.memberId))) return takeIn(owner, found)
    return box ?? { unread: 0, last: null, taken: 0, version: 0 }
  }

  return {
    look,
    /** `last` is done in the same transaction. */
    add: (owner: Owner, message: Told, last?: Last): Promise<void> =>
      inBox(owner, async (_, held, transaction) => {
        const { memberId } = owner
        const row = { ...message, memberId, id: random.orderedId(), createdAt: clock.now() }
        if (await held.messages.add(row)) await held.boxes.change(memberId, 1, row.id)
        await last?.(transaction)
      }),
    /** One that is not there is undefined, else how many are unread then. */
    change: (
      owner: Owner,
      work: (held: Stores['messages']) => Promise<number | undefined>,
    ): Promise<number | undefined> =>
      inBox(owner, async (box, held) => {
        const fewer = await work(held.messages)
        if (fewer === undefined || fewer === 0) return fewer === 0 ? box.unread : undefined
        return (await held.boxes.change(owner.memberId, -fewer, null)).unread
      }),
    /** What need not be kept any longer goes, and the count with it. */
    removeBefore: (memberId: string, day: Date): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const held = storesOn(transaction)
        await held.boxes.lock(memberId)
        const fewer = await held.messages.removeBefore(memberId, day)
        if (fewer > 0) await held.boxes.change(memberId, -fewer, null)
      }),
    page: messages.page,
    count: messages.count,
    forget: boxes.forget,
  }
}
