import type { AuditModule } from '#modules/audit'
import type { UploadModule } from '#modules/upload'
import type { Kit } from '#platform/kit'
import { createDesk } from './desk.ts'
import { deskHttp, letterboxHttp } from './http.ts'
import { createLetterbox } from './letterbox.ts'
import { forgottenBefore } from './rules.ts'
import { feedbackStore } from './store/feedback.ts'

export type SupportModule = ReturnType<typeof createSupport>

/** Feedback and complaints: members write, staff answer. */
export function createSupport(kit: Kit, audit: AuditModule, upload: UploadModule) {
  const store = feedbackStore(kit.database.db)
  const letterbox = createLetterbox(kit, upload.readPicture)
  return {
    /** What a member has written; pictures by their ids. */
    exportOf: letterbox.ofMember,
    http: { ...letterboxHttp(letterbox), ...deskHttp(createDesk(kit, audit)) },
    /** Timed work: what need not be kept any longer goes, with its pictures and answers. */
    sweep: () => store.removeBefore(forgottenBefore(kit.clock.now())),
  }
}
