import { adminWords } from '@fairhouse/i18n/office'
import { Link } from 'wouter'
import { useWords } from '#lib/words'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import type { CaseRow } from './view.ts'

/** Names of a case's members with links to their files. */
export function MemberNames({ row }: { row: Pick<CaseRow, 'members' | 'memberCount'> }) {
  const { t } = useWords(adminWords)
  const { members, memberCount } = row
  const rest = memberCount - members.length
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      {members.map((member) => (
        <MemberName key={member.id} {...member} />
      ))}
      {rest > 0 && <span className="text-text-quiet">{t('risk.more', { count: rest })}</span>}
    </span>
  )
}

export function MemberName({ id, account }: { id: string; account: string }) {
  const { may } = useMe()
  const name = account === '' ? shortId(id) : account
  if (!may('memberRead')) return <span title={id}>{name}</span>
  return (
    <Link href={`/members/${id}`} title={id} className={linkClass}>
      {name}
    </Link>
  )
}
