import type { Clock } from '#platform/clock'
import { dayMs, retentionStart, type UploadPurpose } from './rules.ts'
import type { PictureStorage } from './storage/storage.ts'
import type { uploadStore } from './store.ts'

interface Deps {
  clock: Clock
  storage: PictureStorage
  store: ReturnType<typeof uploadStore>
}

/** Returns which of these pictures a module still references. */
export type RefersTo = (ids: readonly string[]) => Promise<readonly string[]>

const batchSize = 200

/** Removes unreferenced pictures after a day, others after their retention. */
export function createSweeper({ clock, storage, store }: Deps) {
  const referrers = new Map<UploadPurpose, RefersTo>()

  async function sweepPurpose(purpose: UploadPurpose, refersTo: RefersTo): Promise<void> {
    const now = clock.now()
    // Time allowed between upload and the first reference.
    const before = new Date(now.getTime() - dayMs)
    for (;;) {
      const ids = await store.unreferred(purpose, before, batchSize)
      const referred = new Set(ids.length > 0 ? await refersTo(ids) : [])
      await store.markReferred(ids.filter((id) => referred.has(id)))
      await store.hide(
        ids.filter((id) => !referred.has(id)),
        now,
      )
      if (ids.length < batchSize) return
    }
  }

  async function removeHidden(): Promise<void> {
    for (;;) {
      const ids = await store.hidden(batchSize)
      for (const id of ids) await storage.remove(id)
      await store.remove(ids)
      if (ids.length < batchSize) return
    }
  }

  return {
    /**
     * Registers which pictures of a purpose are still referenced; purposes without a callback are
     * kept for the full retention.
     */
    keepReferenced(purpose: UploadPurpose, refersTo: RefersTo): void {
      referrers.set(purpose, refersTo)
    },
    /** On account closing: unreferenced pictures go at once, the rest after their retention. */
    async forget(memberId: string): Promise<void> {
      const own = await store.ofMember(memberId)
      for (const [purpose, refersTo] of referrers) {
        const ids = own.filter((one) => one.purpose === purpose).map(({ id }) => id)
        const referenced = new Set(ids.length > 0 ? await refersTo(ids) : [])
        await store.hide(
          ids.filter((id) => !referenced.has(id)),
          clock.now(),
        )
      }
      await removeHidden()
    },
    /** Timed work. */
    async sweep(): Promise<void> {
      for (const [purpose, refersTo] of referrers) await sweepPurpose(purpose, refersTo)
      await store.hideBefore(retentionStart(clock.now()), clock.now())
      await removeHidden()
    },
  }
}
