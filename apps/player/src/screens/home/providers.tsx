import { Icon, join, Rail } from '@fairhouse/ui'
import { Link } from 'wouter'
import { menusQuery } from '#features/games'
import { gamePages } from '#lib/game-pages'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { useRailWords } from './rail-words.ts'

const linkClass = join(
  'flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-5',
  'font-semibold transition-colors hover:border-accent hover:text-accent',
)

/** Row of providers; hidden if there is only one. */
export function Providers() {
  const { t, language } = useWords()
  const words = useRailWords()
  const { data } = useQuery(menusQuery(language))
  const vendors = new Map(
    (data ?? []).flatMap(({ gameCategory, vendors: all }) =>
      all.map(({ providerCode, name, isHot }) => [
        providerCode,
        {
          name,
          isHot,
          href: `${gamePages[gameCategory]}?provider=${encodeURIComponent(providerCode)}`,
        },
      ]),
    ),
  )
  if (vendors.size < 2) return null
  return (
    <Rail title={t('home.vendors')} words={words}>
      {[...vendors].map(([code, { name, isHot, href }]) => (
        <li key={code} className="shrink-0 snap-start">
          <Link href={href} className={linkClass}>
            {name}
            {isHot && <Icon name="fire" className="size-4 text-accent" />}
          </Link>
        </li>
      ))}
    </Rail>
  )
}
