import type { Kit } from '#platform/kit'
import { createBalanceAdjustments } from './adjust-balance.ts'
import { createAdjustmentView } from './adjustment-view.ts'
import { createMemberFiles } from './member-file.ts'
import { memberAdminHttp } from './http.ts'
import { createLabels } from './labels.ts'
import { createAccountOpening } from './open-account.ts'
import { createAccessReset } from './reset-access.ts'
import type { ModuleDeps } from './deps.ts'
import { createRoundVoiding } from './void-round.ts'
import { labelStore } from './store/labels.ts'
import { noteStore } from './store/notes.ts'

export type MemberAdminModule = ReturnType<typeof createMemberAdmin>

/** Search, member file and staff actions on members. */
export function createMemberAdmin(kit: Kit, modules: ModuleDeps) {
  const { db } = kit.database
  const deps = { kit, ...modules }
  const adjustments = createBalanceAdjustments(deps)
  const labels = createLabels(deps)
  const voids = createRoundVoiding(deps)
  return {
    http: memberAdminHttp({
      files: createMemberFiles(deps, labels),
      adjustments,
      voids,
      labels,
      opening: createAccountOpening(deps),
      reset: createAccessReset(deps),
      adjustmentView: createAdjustmentView(deps),
    }),
    /** Carries out approved balance adjustments. */
    adjust: adjustments.work,
    /** Carries out approved round voids. */
    voidRound: voids.work,
    /** Filters these members by a label; lists the labels in use. */
    labelled: labelStore(db).among,
    labels: async () => (await labelStore(db).inUse(maxLabels)).map(({ label }) => label),
    /** Notes and labels that staff wrote about a member. */
    async exportOf(memberId: string) {
      const notes = await noteStore(db).of(memberId, maxExported)
      const memberLabels = await labelStore(db).of([memberId])
      return {
        notes: notes.map(({ content, at }) => ({ content, at })),
        labels: memberLabels.map(({ label }) => label),
      }
    },
    /** The account is closed. */
    forget: (memberId: string): Promise<void> => labelStore(db).removeAll(memberId),
  }
}

const maxExported = 10_000
const maxLabels = 200
