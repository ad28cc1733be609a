import type { Kit } from '#platform/kit'
import { createBrandOpener, type FirstChoices } from './create.ts'
import { createDraftEditor, createBrandViews } from './drafts.ts'
import { createDocuments } from './documents.ts'
import { brandAdminHttp } from './http.ts'
import { createLogoUpload } from './logo.ts'
import type { ModuleDeps } from './deps.ts'
import { createOpeningCheck } from './opening.ts'
import { createPreviews } from './preview.ts'
import { createPublishing } from './publish.ts'
import { createStatusChange } from './status.ts'

export { previewSeconds } from './preview.ts'

export type BrandAdminModule = ReturnType<typeof createBrandAdmin>

/** Creation and editing of brands in the office. */
export function createBrandAdmin(kit: Kit, modules: ModuleDeps) {
  const deps = { kit, ...modules }
  const documents = createDocuments(deps)
  const publishing = createPublishing(deps, documents)
  const opening = createOpeningCheck(deps)
  const status = createStatusChange(deps, opening)
  const previews = createPreviews(deps)
  const create = createBrandOpener(deps, documents)
  const editing = {
    views: createBrandViews(deps, documents, opening),
    drafts: createDraftEditor(deps, documents),
    create,
    saveLogo: createLogoUpload(deps),
  }
  return {
    http: brandAdminHttp({ ...editing, publishing, status, previews }),
    /** A new brand, from a command of the operator. */
    add: (brand: Parameters<typeof create>[0], choices: FirstChoices) =>
      create(brand, 'command', choices),
    /** What a brand needs before it opens, with what is missing. */
    openingOf: async (brandId: string) =>
      opening.read(kit.database.db, modules.brands.byId(brandId)),
    statusWork: status.work,
    termsWork: publishing.termsWork,
    /** Cron job. */
    publishDue: publishing.publishAllDue,
    /** The brand that a preview pass opens; undefined if it is invalid or expired. */
    previewed: previews.read,
    enterPreview: previews.enter,
  }
}
