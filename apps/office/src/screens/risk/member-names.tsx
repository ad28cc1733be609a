import { Link } from 'wouter'
import { useWords } from '#lib/later-words'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import type { CaseRow } from './told.ts'

/** Whom a case is about, each with a way to the file. */
export function MemberNames({ row }: { row: Pick<CaseRow, 'members' | 'memberCount'> }) {
  const { t } = useWords()
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
