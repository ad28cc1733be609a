import type { Kit } from '#platform/kit'
import { creationOf } from './create.ts'
import { draftsOf, looksOf } from './desk.ts'
import { documentsOf } from './documents.ts'
import { brandingHttp } from './http.ts'
import { logosOf } from './logo.ts'
import type { Below } from './parts.ts'
import { previewsOf } from './preview.ts'
import { publishingOf } from './publish.ts'
import { statusOf } from './status.ts'

export { previewSeconds } from './preview.ts'

export type BrandingModule = ReturnType<typeof createBranding>

/** Brands as colleagues make and change them. */
export function createBranding(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  const documents = documentsOf(parts)
  const publishing = publishingOf(parts, documents)
  const status = statusOf(parts)
  const previews = previewsOf(parts)
  const desk = {
    looks: looksOf(parts, documents),
    drafts: draftsOf(parts, documents),
    create: creationOf(parts, documents),
    keepLogo: logosOf(parts),
  }
  return {
    http: brandingHttp({ ...desk, publishing, status, previews }),
    statusWork: status.work,
    bonusWork: publishing.bonusWork,
    /** Timed work. */
    publishDue: publishing.publishAllDue,
    /** The brand that a pass lets its browser see; none for what is no pass, or no longer. */
    previewed: previews.read,
  }
}
