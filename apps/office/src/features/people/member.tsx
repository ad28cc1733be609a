import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { codeClass, linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useMemberName } from '#lib/member-names'
import { shortId } from '#lib/short-id'

/** Account name with a link to the file, or a short id without the permission to read members. */
export function Member({ id }: { id: string }) {
  const { may } = useMe()
  if (may('memberRead')) return <Known id={id} />
  return (
    <span title={id} className={codeClass}>
      {shortId(id)}
    </span>
  )
}

function Known({ id }: { id: string }) {
  const name = useMemberName(id)
  return (
    <>
      <Link href={`/members/${id}`} title={id} className={join(!name && codeClass, linkClass)}>
        {name?.account ?? shortId(id)}
      </Link>
      {name?.brand && <span className="ms-2 text-xs text-text-quiet">{name.brand}</span>}
    </>
  )
}
