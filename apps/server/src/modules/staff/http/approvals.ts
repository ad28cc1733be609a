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
      const all = await approvals.list(input.state, session.subjectId)
      const list = all.map(({ askedAt, decidedAt, ...rest }) => ({
        ...rest,
        askedAt: askedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      }))
      return { list }
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
