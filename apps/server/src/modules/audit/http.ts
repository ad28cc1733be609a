import type { HandlersOf } from '#platform/http'
import type { AuditFilter, AuditRow } from './rules.ts'
import type { AuditProof } from './verify.ts'

interface AuditLog {
  list(filter: AuditFilter, limit: number): Promise<AuditRow[]>
  verify(): Promise<AuditProof>
}

type AuditRoutes = 'GET /office/api/audit' | 'GET /office/api/audit/verify'

const pageSize = 50

export function auditHttp({ list, verify }: AuditLog): HandlersOf<AuditRoutes> {
  return {
    'GET /office/api/audit': async ({ input }) => {
      const { actor: actorId, subject: subjectId, before: beforeSeq, ...rest } = input
      const rows = await list({ ...rest, actorId, subjectId, beforeSeq }, pageSize + 1)
      const page = rows.slice(0, pageSize)
      return {
        list: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        next: rows.length > pageSize ? (page.at(-1)?.seq ?? null) : null,
      }
    },
    'GET /office/api/audit/verify': async () => {
      const { entries, head, finding } = await verify()
      return { entries, head: head.head, finding: finding ?? null }
    },
  }
}
