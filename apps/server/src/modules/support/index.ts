import type { AuditModule } from '#modules/audit'
import type { UploadModule } from '#modules/upload'
import type { Kit } from '#platform/kit'
import { createFeedbackQueue } from './feedback-queue.ts'
import { feedbackQueueHttp, memberFeedbackHttp } from './http.ts'
import { createMemberFeedback } from './member-feedback.ts'
import { retentionLimit } from './rules.ts'
import { feedbackStore } from './store/feedback.ts'

export type SupportModule = ReturnType<typeof createSupport>

/** Feedback and complaints: members write, staff reply. */
export function createSupport(kit: Kit, audit: AuditModule, upload: UploadModule) {
  const store = feedbackStore(kit.database.db)
  const memberFeedback = createMemberFeedback(kit, upload.readPicture)
  return {
    /** A member's feedback; pictures by id. */
    exportOf: memberFeedback.ofMember,
    http: {
      ...memberFeedbackHttp(memberFeedback),
      ...feedbackQueueHttp(createFeedbackQueue(kit, audit)),
    },
    /** Timed work: removes feedback past its retention, with pictures and replies. */
    sweep: () => store.removeBefore(retentionLimit(kit.clock.now())),
  }
}
