import type { Kit } from '#platform/kit'
import { officeHttp } from './http/office.ts'
import { ownHttp } from './http/own.ts'
import type { Below } from './parts.ts'
import { reviewStore } from './store.ts'

export type IdentityModule = ReturnType<typeof createIdentity>

/** Who the owners of accounts are: documents that they send, and colleagues who look at them. */
export function createIdentity(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  const store = reviewStore(kit.database.db)
  below.upload.keptFor('document', store.picturesAmong)
  return {
    http: { ...ownHttp(parts), ...officeHttp(parts) },
    /** What was sent and what was made of it; the pictures are told apart. */
    async exportOf(memberId: string) {
      const all = await store.all(memberId)
      return all.map(({ kind, state, fault, note, sentAt, decidedAt }) => ({
        kind,
        state,
        fault,
        note,
        sentAt,
        decidedAt,
      }))
    },
  }
}
