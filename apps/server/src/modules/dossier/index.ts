import type { Kit } from '#platform/kit'
import { dossiersOf } from './dossier.ts'
import { dossierHttp } from './http.ts'
import type { Below } from './parts.ts'
import { noteStore } from './store.ts'

export type DossierModule = ReturnType<typeof createDossier>

/** Members as colleagues find and see them. */
export function createDossier(kit: Kit, below: Below) {
  return {
    http: dossierHttp(dossiersOf({ kit, ...below })),
    /** What colleagues have noted about a member. */
    async exportOf(memberId: string) {
      const notes = await noteStore(kit.database.db).of(memberId, mostTold)
      return notes.map(({ content, at }) => ({ content, at }))
    },
  }
}

const mostTold = 10_000
