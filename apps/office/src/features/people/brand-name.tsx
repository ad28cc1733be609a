import { callQuery, useQuery } from '@fairhouse/browser/query'
import { Link } from 'wouter'
import { codeClass, linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'

const brands = callQuery('GET /office/api/brands', '', {})

/** Brand name with a link, or a short id without the permission to read brands. */
export function BrandName({ id }: { id: string }) {
  const { may } = useMe()
  if (may('brandRead')) return <Known id={id} />
  return (
    <span title={id} className={codeClass}>
      {shortId(id)}
    </span>
  )
}

function Known({ id }: { id: string }) {
  const { data } = useQuery(brands)
  const name = data?.list.find((one) => one.id === id)?.name ?? shortId(id)
  return (
    <Link href={`/brands/${id}`} title={id} className={linkClass}>
      {name}
    </Link>
  )
}
