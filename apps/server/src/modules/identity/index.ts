import type { Kit } from '#platform/kit'
import { officeHttp } from './http/office.ts'
import { ownHttp } from './http/own.ts'
import type { ModuleDeps } from './deps.ts'
import { reviewStore } from './store.ts'

export type IdentityModule = ReturnType<typeof createIdentity>

/** Identity verification: members send documents, staff review them. */
export function createIdentity(kit: Kit, modules: ModuleDeps) {
  const deps = { kit, ...modules }
  const store = reviewStore(kit.database.db)
  modules.upload.keepReferenced('document', store.picturesAmong)
  return {
    http: { ...ownHttp(deps), ...officeHttp(deps) },
    /** Submissions and their outcome; pictures are exported separately. */
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
