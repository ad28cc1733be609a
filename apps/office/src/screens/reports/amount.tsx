import { join, Money } from '@fairhouse/ui'
import { Link } from 'wouter'
import { linkClass } from '#lib/look'

/** A sum, as a way to the rows behind it where it has some. */
export function Amount({ text, href }: { text: string; href?: string | undefined }) {
  if (href === undefined || !/[1-9]/.test(text)) return <Money text={text} />
  return (
    <Link href={href} className={join('inline-flex min-h-6 items-center', linkClass)}>
      <Money text={text} />
    </Link>
  )
}
