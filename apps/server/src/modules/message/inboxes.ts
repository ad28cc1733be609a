import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import type { StoredMessage } from './rules.ts'
import { inboxStore, type Inbox } from './store/inboxes.ts'
import { letterStore, type Letter } from './store/letters.ts'
import { messageStore } from './store/messages.ts'

export interface Owner {
  memberId: string
  brandId: string
}

export interface MessageFacts {
  key: string
  kind: StoredMessage['kind']
  told: StoredMessage['told']
}

const storesOn = (db: Executor) => ({ boxes: inboxStore(db), messages: messageStore(db) })

/** Runs in the message's transaction. */
export type InSameCommit = (transaction: Executor) => Promise<void>

type MayReceiveLetters = (memberId: string) => Promise<boolean>

type Stores = ReturnType<typeof storesOn>

type ChangeMessages = (held: Stores['messages']) => Promise<number | undefined>

/** Messages and unread counts of members, always changed in one transaction. */
export function createInboxes(kit: Kit, mayReceive: MayReceiveLetters) {
  const { clock, database, random } = kit
  const { db } = database
  const { boxes, messages } = storesOn(db)
  const letters = letterStore(db)

  const withLockedInbox = <Result>(
    { memberId, brandId }: Owner,
    work: (box: Inbox, held: Stores, transaction: Executor) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      const held = storesOn(transaction)
      return work(await held.boxes.lockOrCreate(memberId, brandId), held, transaction)
    })

  const deliverLetters = (owner: Owner, found: readonly Letter[]): Promise<Inbox> =>
    withLockedInbox(owner, async (box, held) => {
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
      await held.boxes.markDelivered(memberId, last.seq)
      return held.boxes.change(memberId, fresh.length, last.id)
    })

  /** Returns the inbox after delivering letters to all sent since the last look. */
  async function refresh(owner: Owner): Promise<Inbox> {
    const box = await boxes.find(owner.memberId)
    const found = await letters.after(owner.brandId, box?.taken ?? 0, clock.now())
    const isDue = found.length > 0 && (await mayReceive(owner.memberId))
    if (isDue) return deliverLetters(owner, found)
    return box ?? { unread: 0, last: null, taken: 0, version: 0 }
  }

  return {
    refresh,
    /** `last` runs in the same transaction. */
    add: (owner: Owner, message: MessageFacts, last?: InSameCommit): Promise<void> =>
      withLockedInbox(owner, async (_, held, transaction) => {
        const { memberId } = owner
        const row = { ...message, memberId, id: random.orderedId(), createdAt: clock.now() }
        if (await held.messages.add(row)) await held.boxes.change(memberId, 1, row.id)
        await last?.(transaction)
      }),
    /** Returns the new unread count, or undefined if the message does not exist. */
    change: (owner: Owner, work: ChangeMessages): Promise<number | undefined> =>
      withLockedInbox(owner, async (box, held) => {
        const fewer = await work(held.messages)
        if (fewer === undefined || fewer === 0) return fewer === 0 ? box.unread : undefined
        return (await held.boxes.change(owner.memberId, -fewer, null)).unread
      }),
    /** Removes messages past their retention and corrects the unread count. */
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
