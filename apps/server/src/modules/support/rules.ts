import type { feedbackKinds, feedbackStates } from '@fairhouse/protocol'

/** Characters of an answer. */
export const replyLengths = { min: 1, max: 2000 }

/** How many times in a day a member may write. */
export const mostADay = 20
export const daySeconds = 24 * 3600

/** Complaints are kept this long, whatever became of them. */
const keptYears = 5

export interface Feedback {
  id: string
  brandId: string
  memberId: string
  kind: (typeof feedbackKinds)[number]
  content: string
  state: (typeof feedbackStates)[number]
  createdAt: Date
}

export interface Reply {
  feedbackId: string
  staffId: string
  content: string
  createdAt: Date
}

/** What was written so long ago is no longer kept. */
export function forgottenBefore(now: Date): Date {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - keptYears)
  return day
}
