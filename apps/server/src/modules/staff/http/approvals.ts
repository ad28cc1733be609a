import type { HandlersOf } from '#platform/http'
import type { createApprovals } from '../approvals.ts'

type ApprovalRoutes =
  | 'GET /office/api/approvals'
  | 'GET /office/api/approvals/waiting'
  | 'POST /office/api/approval/withdraw'
  | 'POST /office/api/approval/approve'
  | 'POST /office/api/approval/reject'

export function approvalsHttp(
  approvals: ReturnType<typeof createApprovals>,
): HandlersOf<ApprovalRoutes> {
  return {
    'GET /office/api/approvals': async ({ input, session }) => {
      const page = await approvals.page(input, session.subjectId)
      const { count, oldestAt } = await approvals.open()
      const list = page.list.map(({ askedAt, decidedAt, subject: _subject, ...rest }) => ({
        ...rest,
        askedAt: askedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      }))
      const open = { count, oldestAt: oldestAt?.toISOString() ?? null }
      return { list, next: page.next, open }
    },
    'GET /office/api/approvals/waiting': async ({ input }) => {
      const waiting = await approvals.waiting(input.subject)
      const list = waiting.map(({ id, kind, askedBy, askedAt }) => ({
        approval: id,
        kind,
        askedBy,
        askedAt: askedAt.toISOString(),
      }))
      return { list }
    },
    'POST /office/api/approval/withdraw': async ({ input, session, address }) => {
      await approvals.withdraw(input.id, { staffId: session.subjectId, address })
      return {}
    },
    'POST /office/api/approval/approve': async ({ input, session, address }) => {
      await approvals.approve(input.id, { staffId: session.subjectId, address })
      return {}
    },
    'POST /office/api/approval/reject': async ({ input, session, address }) => {
      await approvals.reject(input.id, input.reason, { staffId: session.subjectId, address })
      return {}
    },
  }
}
