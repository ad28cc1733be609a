import { Icon, join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { pageAddress, pagesQuery } from '#features/content'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'

const linkClass = join(
  'flex min-h-14 items-center justify-between gap-3 rounded-control border border-line bg-surface',
  'px-5 py-3 font-medium transition-colors hover:border-accent hover:text-accent',
)

/** Links to the brand's pages; omitted until loaded. */
export function Pages() {
  const { t, language } = useWords()
  const { data } = useQuery(pagesQuery(language))
  if (!data || data.list.length === 0) return null
  const links = data.list.map(({ id, title }) => ({ href: pageAddress(id), title }))
  links.push({ href: '/who-helps', title: t('shell.who_helps') })
  return (
    <nav aria-labelledby="written-pages" className="flex flex-col gap-4">
      <h2 id="written-pages" className="text-lg font-semibold tracking-tight sm:text-xl">
        {t('content.pages_title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {links.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} className={linkClass}>
              {title}
              <Icon name="chevron" className="-rotate-90 text-text-quiet rtl:rotate-90" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
