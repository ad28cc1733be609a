import { Icon } from '../media/icon.tsx'
import { join } from '../utils/join.ts'
import { pageItems } from './page-items.ts'

interface Props {
  /** Current page, from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  /** Accessible label of a page number. */
  pageLabel: (page: number) => string
}

const itemClass = join(
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-sm',
  'font-semibold text-text-quiet tabular-nums transition-colors hover:bg-accent-soft',
  'hover:text-accent-strong aria-[current=page]:bg-accent aria-[current=page]:text-on-accent',
)

export function Pagination({ page, pages, onPage, label, pageLabel, ...labels }: Props) {
  if (pages <= 1) return null
  // Gaps have no number; the following page makes their keys unique.
  const items = pageItems(page, pages).map((item, place, all) => ({
    item,
    key: item === 'gap' ? `gap ${all[place + 1]}` : item,
  }))
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2">
      <Turn label={labels.previousLabel} isBack to={page - 1} {...{ pages, onPage }} />
      <ol className="flex items-center max-sm:order-first max-sm:w-full max-sm:justify-center">
        {items.map(({ item, key }) => (
          <li key={key}>
            {item === 'gap' ? (
              <span className="inline-block w-5 text-center text-text-quiet">…</span>
            ) : (
              <button
                type="button"
                aria-label={pageLabel(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
                className={itemClass}
              >
                {item}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Turn label={labels.nextLabel} to={page + 1} {...{ pages, onPage }} />
    </nav>
  )
}

interface TurnProps {
  label: string
  to: number
  pages: number
  onPage: (page: number) => void
  isBack?: boolean
}

/** Disabled in place at the ends, so that the layout does not shift. */
function Turn({ label, to, pages, onPage, isBack = false }: TurnProps) {
  const isEnd = to < 1 || to > pages
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onPage(to)
      }}
      className={join(
        'inline-flex size-11 cursor-pointer items-center justify-center rounded-control',
        'border border-control bg-surface text-text transition-colors hover:border-accent',
        'hover:text-accent aria-disabled:cursor-default aria-disabled:border-line',
        'aria-disabled:text-text-quiet aria-disabled:opacity-50 max-sm:w-24',
      )}
    >
      <Icon
        name="chevron"
        className={isBack ? 'rotate-90 rtl:-rotate-90' : '-rotate-90 rtl:rotate-90'}
      />
    </button>
  )
}
