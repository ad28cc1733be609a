import { adminWords } from '@fairhouse/i18n/office'
import { Link } from 'wouter'
import type { Permission } from '@fairhouse/protocol'
import { Code } from '#features/facts'
import { BrandName, Member, ColleagueName } from '#features/people'
import { useWords } from '#lib/words'
import { codeClass, linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { knownSubject, type AuditSubject } from './action-name.ts'
import type { AuditRow } from './view.ts'

/** LIST of the subjects that have a page, with path and permission. */
const pages: Partial<Record<AuditSubject, readonly [string, Permission]>> = {
  deposit: ['/deposits', 'depositRead'],
  feedback: ['/feedback', 'feedbackRead'],
  identityReview: ['/identity', 'identityRead'],
  riskCase: ['/risk', 'riskRead'],
  safetyFlag: ['/flags', 'safetyRead'],
  withdrawal: ['/withdrawals', 'withdrawalRead'],
}

/** Subject of an audit entry, with a link if it has a page. */
export function Subject({ row: { subjectKind, subjectId } }: { row: AuditRow }) {
  const { t } = useWords(adminWords)
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
  if (kind === 'staff') return <ColleagueName id={id} />
  const [path, permission] = (kind && pages[kind]) ?? []
  if (path === undefined || permission === undefined || !may(permission)) return <Code id={id} />
  return (
    <Link href={`${path}/${id}`} title={id} className={`${codeClass} ${linkClass}`}>
      {shortId(id)}
    </Link>
  )
}
