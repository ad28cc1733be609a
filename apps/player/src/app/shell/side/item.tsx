import { Icon, join, type IconName } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { hideMenu } from './hide-menu.ts'

interface ItemProps {
  icon: IconName
  label: string
}

/** Collapsed, only the icon shows; the label is a tooltip and is read out. */
const itemClass = join(
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start',
  'font-medium text-text-quiet transition-colors hover:bg-accent-soft hover:text-accent-strong',
  'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong',
)

const wordsClass = 'min-w-0 truncate narrow:sr-only'

export function SideLink({ href, icon, label }: ItemProps & { href: string }) {
  const [location] = useLocation()
  const isCurrent = location === href || (href !== '/' && location.startsWith(`${href}/`))
  return (
    <Link
      href={href}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => hideMenu(event.currentTarget)}
      className={itemClass}
    >
      <Icon name={icon} />
      <span className={wordsClass}>{label}</span>
    </Link>
  )
}

export function SideButton({ icon, label, onClick }: ItemProps & { onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      onClick={(event) => {
        hideMenu(event.currentTarget)
        onClick()
      }}
      className={itemClass}
    >
      <Icon name={icon} />
      <span className={wordsClass}>{label}</span>
    </button>
  )
}

/** A group that opens under a heading; collapsed, its entries show as icons. */
export function SideGroup({ icon, label, children }: ItemProps & { children: ReactNode }) {
  return (
    <details open className="group">
      <summary className={join(itemClass, 'list-none narrow:hidden')}>
        <Icon name={icon} />
        <span className="min-w-0 grow truncate">{label}</span>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-0.5 ps-3 narrow:ps-0">{children}</ul>
    </details>
  )
}
