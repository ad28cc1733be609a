import type { feedbackKinds, feedbackStates } from '@fairhouse/protocol'

/** Length of a reply in characters. */
export const replyLengths = { min: 1, max: 2000 }

/** Feedback allowed per member and day. */
export const maxPerDay = 20
export const daySeconds = 24 * 3600

/** Retention of complaints, whatever their outcome. */
const retentionYears = 5

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

/** Feedback older than this is removed. */
export function retentionLimit(now: Date): Date {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - retentionYears)
  return day
}
