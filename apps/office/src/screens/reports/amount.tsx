import { join, Money } from '@fairhouse/ui'
import { Link } from 'wouter'
import { linkClass } from '#lib/text-classes'

/** An amount, linked to its ledger rows if it has any. */
export function Amount({ text, href }: { text: string; href?: string | undefined }) {
  if (href === undefined || !/[1-9]/.test(text)) return <Money text={text} />
  return (
    <Link href={href} className={join('inline-flex min-h-6 items-center', linkClass)}>
      <Money text={text} />
    </Link>
  )
}
