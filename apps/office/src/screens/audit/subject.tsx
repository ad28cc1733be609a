import { Link } from 'wouter'
import type { Permission } from '@fairhouse/protocol'
import { Code } from '#features/facts'
import { BrandName, Member, Staffer } from '#features/people'
import { useWords } from '#lib/later-words'
import { codeClass, linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { knownSubject, type AuditSubject } from './action-name.ts'
import type { AuditRow } from './told.ts'

/** LIST of what has a page of its own: where, and who may open it. */
const pages: Partial<Record<AuditSubject, readonly [string, Permission]>> = {
  deposit: ['/deposits', 'depositRead'],
  feedback: ['/feedback', 'feedbackRead'],
  identityReview: ['/identity', 'identityRead'],
  riskCase: ['/risk', 'riskRead'],
  safetyFlag: ['/flags', 'safetyRead'],
  withdrawal: ['/withdrawals', 'withdrawalRead'],
}

/** What something was done to, in words and with the way to it. */
export function Subject({ row: { subjectKind, subjectId } }: { row: AuditRow }) {
  const { t } = useWords()
  const kind = knownSubject(subjectKind)
  return (
    <>
      {kind === undefined ? subjectKind : t(`actions.of_${kind}`)}{' '}
      {subjectId !== null && <Named kind={kind} id={subjectId} />}
    </>
  )
}

function Named({ kind, id }: { kind: AuditSubject | undefined; id: string }) {
  const { may } = useMe()
  if (kind === 'brand') return <BrandName id={id} />
  if (kind === 'member') return <Member id={id} />
  if (kind === 'staff') return <Staffer id={id} />
  const [path, permission] = (kind && pages[kind]) ?? []
  if (path === undefined || permission === undefined || !may(permission)) return <Code id={id} />
  return (
    <Link href={`${path}/${id}`} title={id} className={`${codeClass} ${linkClass}`}>
      {shortId(id)}
    </Link>
  )
}
