import type { Kit } from '#platform/kit'
import { adjustingOf } from './adjusting.ts'
import { dossiersOf } from './dossier.ts'
import { dossierHttp } from './http.ts'
import type { Below } from './parts.ts'
import { noteStore } from './store.ts'

export type DossierModule = ReturnType<typeof createDossier>

/** Members as colleagues find and see them. */
export function createDossier(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  const adjusting = adjustingOf(parts)
  return {
    http: dossierHttp({ dossiers: dossiersOf(parts), adjusting }),
    /** What is done when two people agree that money be put right. */
    adjust: adjusting.work,
    /** What colleagues have noted about a member. */
    async exportOf(memberId: string) {
      const notes = await noteStore(kit.database.db).of(memberId, mostTold)
      return notes.map(({ content, at }) => ({ content, at }))
    },
  }
}

const mostTold = 10_000
