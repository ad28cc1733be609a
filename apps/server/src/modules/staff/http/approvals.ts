import type { HandlersOf } from '#platform/http'
import type { createApprovals } from '../approvals.ts'

type ApprovalRoutes =
  | 'GET /office/api/approvals'
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
