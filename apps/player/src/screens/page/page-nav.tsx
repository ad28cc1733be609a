import { Icon, join, Skeleton } from '@fairhouse/ui'
import { Link } from 'wouter'
import { pageAddress, pagesQuery } from '#features/content'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'

const listClass = join(
  '-mx-4 flex snap-x gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8',
  'lg:mx-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:p-0',
)

const linkClass = join(
  'flex min-h-11 items-center rounded-full border border-line bg-surface px-4.5',
  'font-medium whitespace-nowrap text-text-quiet transition-colors hover:text-text',
  'aria-[current]:border-accent aria-[current]:text-accent',
  'lg:rounded-control lg:border-transparent lg:bg-transparent lg:py-2 lg:whitespace-normal',
  'lg:hover:bg-surface lg:aria-[current]:border-line lg:aria-[current]:bg-surface',
)

/** Scrolls only the row, so that the page keeps its own scroll position. */
function toMiddle(item: HTMLElement | null): void {
  const row = item?.parentElement
  if (!item || !row) return
  const [ours, whole] = [item.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: ours.x + ours.width / 2 - whole.x - whole.width / 2 })
}

/** Links to the brand's pages: a swipeable row on phones, a side list on wide screens. */
export function PageNav({ current }: { current: string }) {
  const { t, language } = useWords()
  const { data, isPending } = useQuery(pagesQuery(language))
  return (
    <nav aria-label={t('content.pages_title')} className="min-w-0 lg:sticky lg:top-8 lg:self-start">
      <ul className={listClass}>
        {isPending && (
          <li className="w-full">
            <Skeleton className="h-11 w-full rounded-full" />
          </li>
        )}
        {data?.list.map(({ id, title }) => (
          <li key={id} ref={id === current ? toMiddle : undefined} className="snap-center">
            <Link
              href={pageAddress(id)}
              aria-current={id === current ? 'page' : undefined}
              className={linkClass}
            >
              {title}
            </Link>
          </li>
        ))}
        <li className="snap-center lg:mt-3 lg:border-t lg:border-line lg:pt-3">
          <Link href="/helpmc" className={join(linkClass, 'gap-2.5')}>
            <Icon name="help" />
            {t('content.help_title')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
