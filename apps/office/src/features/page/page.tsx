import { Icon, join } from '@fairhouse/ui'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#lib/words'

interface Props {
  title: string
  text?: string
  /** Link back to the list that contains this item. */
  back?: { href: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

const backClass = join(
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent',
  'hover:text-accent-strong',
)

/** A page with its heading, which is also the title of the browser tab. */
export function Page({ title, text, back, actions, children }: Props) {
  const { t } = useWords()
  const name = t('common.office')
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          {back && (
            <Link href={back.href} className={backClass}>
              <Icon name="chevron" className="size-4 rotate-90 rtl:-rotate-90" />
              {back.label}
            </Link>
          )}
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          {text !== undefined && <p className="max-w-2xl text-text-quiet">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-end gap-3 empty:hidden">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
