import { Icon, join, type IconName } from '@fairhouse/ui'
import { Link, useLocation } from 'wouter'
import { rows } from '#app/routes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'

interface Props {
  label: string
  onGo?: () => void
}

const groups = ['cashier', 'players', 'site', 'house'] as const

const itemClass = join(
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium text-text-quiet',
  'transition-colors hover:bg-accent-soft hover:text-accent-strong focus-visible:-outline-offset-2',
  'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong',
)

/** Links to the pages that the colleague's permissions allow. */
export function Nav({ label, onGo }: Props) {
  const { t } = useWords()
  const { may } = useMe()
  const items = rows.flatMap(({ path, permission, menu }) =>
    menu && (permission === undefined || may(permission)) ? [{ path, ...menu }] : [],
  )
  return (
    <nav aria-label={label} className="flex flex-col gap-6">
      <Item href="/" icon="home" label={t('home.title')} {...(onGo && { onGo })} />
      {groups.map((group) => {
        const own = items.filter((item) => item.group === group)
        if (own.length === 0) return null
        return (
          <div key={group} className="flex flex-col gap-1">
            <p className="px-3 pb-1 text-xs font-semibold text-text-quiet">
              {t(`common.group_${group}`)}
            </p>
            {own.map(({ path, icon, label: key }) => (
              <Item key={path} href={path} icon={icon} label={t(key)} {...(onGo && { onGo })} />
            ))}
          </div>
        )
      })}
    </nav>
  )
}

interface ItemProps {
  href: string
  icon: IconName
  label: string
  onGo?: () => void
}

function Item({ href, icon, label, onGo }: ItemProps) {
  const [location] = useLocation()
  const isHere = location === href || (href !== '/' && location.startsWith(`${href}/`))
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      className={itemClass}
    >
      <Icon name={icon} />
      {label}
    </Link>
  )
}
