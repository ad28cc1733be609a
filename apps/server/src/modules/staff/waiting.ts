import type { Approval } from './store/approvals.ts'

/** Requests that wait, as the page where they were asked for shows them. */
export const waitingShown = (waiting: readonly Approval[]) =>
  waiting.map(({ id, askedBy, askedAt }) => ({
    approval: id,
    askedBy,
    askedAt: askedAt.toISOString(),
  }))
