import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Picture, type PictureName } from '#lib/art'

interface Props {
  image: PictureName
  /** Heading level. */
  heading: 'h1' | 'h2'
  title: string
  link: { href: string; label: string }
}

/** Empty state with a link to go on. */
export function Notice({ image, heading: Heading, title, link }: Props) {
  return (
    <div className="notice flex flex-col items-center gap-4 rounded-card px-5 py-12 text-center">
      <Picture image={image} size={112} className="size-28" />
      <Heading className="max-w-md text-2xl font-semibold tracking-tight">{title}</Heading>
      <Link
        href={link.href}
        className={join(
          'inline-flex min-h-12 items-center rounded-control bg-accent px-6 font-semibold',
          'text-on-accent transition-colors hover:bg-accent-strong',
        )}
      >
        {link.label}
      </Link>
    </div>
  )
}
