import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { codeClass, linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'

/** A member by the end of the id; a way to the file for who may read it. */
export function Member({ id }: { id: string }) {
  const { may } = useMe()
  if (!may('memberRead')) {
    return (
      <span title={id} className={codeClass}>
        {shortId(id)}
      </span>
    )
  }
  return (
    <Link href={`/members/${id}`} title={id} className={join(codeClass, linkClass)}>
      {shortId(id)}
    </Link>
  )
}
