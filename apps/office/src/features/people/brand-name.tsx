import { asked, useQuery } from '@fairhouse/browser/query'
import { Link } from 'wouter'
import { codeClass, linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'

const brands = asked('GET /office/api/brands', '', {})

/** A brand by its name and a way to it, for who may read brands; else by the end of the id. */
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
