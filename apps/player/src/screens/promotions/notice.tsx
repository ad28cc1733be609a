import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Picture, type PictureName } from '#lib/art'

interface Props {
  image: PictureName
  title: string
  text?: string
  link: { href: string; label: string }
}

/** Nothing to show, said kindly, and where to go on. */
export function Notice({ image, title, text, link }: Props) {
  return (
    <div className="notice flex flex-col items-center gap-4 rounded-card px-5 py-12 text-center">
      <Picture image={image} size={112} className="size-28" />
      <p className="max-w-md text-xl font-semibold tracking-tight text-balance">{title}</p>
      {text !== undefined && <p className="max-w-md text-text-quiet">{text}</p>}
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
