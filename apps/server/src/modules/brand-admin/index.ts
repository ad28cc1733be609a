import type { Kit } from '#platform/kit'
import { createBrandOpener } from './create.ts'
import { createDraftEditor, createBrandViews } from './drafts.ts'
import { createDocuments } from './documents.ts'
import { brandAdminHttp } from './http.ts'
import { createLogoUpload } from './logo.ts'
import type { ModuleDeps } from './deps.ts'
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
  const status = createStatusChange(deps)
  const previews = createPreviews(deps)
  const editing = {
    views: createBrandViews(deps, documents),
    drafts: createDraftEditor(deps, documents),
    create: createBrandOpener(deps, documents),
    saveLogo: createLogoUpload(deps),
  }
  return {
    http: brandAdminHttp({ ...editing, publishing, status, previews }),
    statusWork: status.work,
    termsWork: publishing.termsWork,
    /** Cron job. */
    publishDue: publishing.publishAllDue,
    /** The brand that a preview pass opens; undefined if it is invalid or expired. */
    previewed: previews.read,
  }
}
