import type { Clock } from '#platform/clock'
import { dayMs, keptSince, type UploadPurpose } from './rules.ts'
import type { Shelf } from './shelves/shelf.ts'
import type { uploadStore } from './store.ts'

interface Parts {
  clock: Clock
  shelf: Shelf
  store: ReturnType<typeof uploadStore>
}

/** Which of these pictures something of a module refers to. */
export type RefersTo = (ids: readonly string[]) => Promise<readonly string[]>

const atOnce = 200

/** What nobody refers to goes after a day; the rest when it need not be kept any longer. */
export function createSweeper({ clock, shelf, store }: Parts) {
  const referrers = new Map<UploadPurpose, RefersTo>()

  async function lookAfter(purpose: UploadPurpose, refersTo: RefersTo): Promise<void> {
    const now = clock.now()
    // So long something may take from the picture to what refers to it.
    const before = new Date(now.getTime() - dayMs)
    for (;;) {
      const ids = await store.unreferred(purpose, before, atOnce)
      const referred = new Set(ids.length > 0 ? await refersTo(ids) : [])
      await store.markReferred(ids.filter((id) => referred.has(id)))
      await store.hide(
        ids.filter((id) => !referred.has(id)),
        now,
      )
      if (ids.length < atOnce) return
    }
  }

  async function clear(): Promise<void> {
    for (;;) {
      const ids = await store.hidden(atOnce)
      for (const id of ids) await shelf.remove(id)
      await store.remove(ids)
      if (ids.length < atOnce) return
    }
  }

  return {
    /** Whoever keeps ids of pictures says which; those of a purpose without one stay their time. */
    keptFor(purpose: UploadPurpose, refersTo: RefersTo): void {
      referrers.set(purpose, refersTo)
    },
    /** Of who leaves: what stands for no payment goes at once, the rest when its time is over. */
    async forget(memberId: string): Promise<void> {
      const own = await store.ofMember(memberId)
      for (const [purpose, refersTo] of referrers) {
        const ids = own.filter((one) => one.purpose === purpose).map(({ id }) => id)
        const kept = new Set(ids.length > 0 ? await refersTo(ids) : [])
        await store.hide(
          ids.filter((id) => !kept.has(id)),
          clock.now(),
        )
      }
      await clear()
    },
    /** Timed work. */
    async sweep(): Promise<void> {
      for (const [purpose, refersTo] of referrers) await lookAfter(purpose, refersTo)
      await store.hideBefore(keptSince(clock.now()), clock.now())
      await clear()
    },
  }
}
