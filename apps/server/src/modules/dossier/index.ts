import type { Kit } from '#platform/kit'
import { adjustingOf } from './adjusting.ts'
import { decidingOf } from './deciding.ts'
import { dossiersOf } from './dossier.ts'
import { dossierHttp } from './http.ts'
import { labellingOf } from './labelling.ts'
import { managingOf } from './managing.ts'
import type { Below } from './parts.ts'
import { voidingOf } from './voiding.ts'
import { labelStore } from './store/labels.ts'
import { noteStore } from './store/notes.ts'

export type DossierModule = ReturnType<typeof createDossier>

/** Members as colleagues find and see them. */
export function createDossier(kit: Kit, below: Below) {
  const { db } = kit.database
  const parts = { kit, ...below }
  const adjusting = adjustingOf(parts)
  const labelling = labellingOf(parts)
  const voiding = voidingOf(parts)
  return {
    http: dossierHttp({
      dossiers: dossiersOf(parts, labelling),
      adjusting,
      voiding,
      labelling,
      reset: managingOf(parts),
      deciding: decidingOf(parts),
    }),
    /** What is done when two people agree that money be put right. */
    adjust: adjusting.work,
    /** The same of a round that is taken back. */
    voidRound: voiding.work,
    /** Which of these members have a label, and which labels there are. */
    labelled: labelStore(db).among,
    labels: async () => (await labelStore(db).inUse(mostLabels)).map(({ label }) => label),
    /** What colleagues have noted about a member. */
    async exportOf(memberId: string) {
      const notes = await noteStore(db).of(memberId, mostTold)
      const labels = await labelStore(db).of([memberId])
      return {
        notes: notes.map(({ content, at }) => ({ content, at })),
        labels: labels.map(({ label }) => label),
      }
    },
    /** The account is closed. */
    forget: (memberId: string): Promise<void> => labelStore(db).removeAll(memberId),
  }
}

const mostTold = 10_000
const mostLabels = 200
