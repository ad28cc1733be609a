import { Icon, join, Skeleton } from '@fairhouse/ui'
import { Link } from 'wouter'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { useAge } from './use-age.ts'
import { waitsSince, type Queue } from './queues.ts'

const approvals = {
  href: '/approvals',
  label: 'approvals.title',
  text: 'home.approvals',
  icon: 'check',
} as const

export function Waiting({ queue }: { queue: Queue }) {
  const { data, error } = useLiveQuery(freshQuery(queue.route, {}))
  const count = data && countText(data.list.length, 'next' in data ? data.next : null)
  return <Tile {...queue} count={error ? '–' : count} oldest={data?.list[0]} />
}

export function WaitingApprovals() {
  const { data } = useLiveQuery(freshQuery('GET /office/api/approvals', { state: 'open' }))
  const open = data?.open
  return (
    <Tile
      {...approvals}
      count={open && String(open.count)}
      oldest={open && { at: open.oldestAt }}
    />
  )
}

/** A list with a next page counts as "n+". */
const countText = (count: number, next: string | null) => `${count}${next === null ? '' : '+'}`

type TileProps = Pick<Queue, 'href' | 'label' | 'text' | 'icon'> & {
  count: string | undefined
  oldest: object | undefined
}

const tileClass = join(
  'flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card',
  'transition-colors hover:border-accent',
)

function Tile({ href, label, text, icon, count, oldest }: TileProps) {
  const { t } = useWords()
  const age = useAge()
  const since = oldest && waitsSince(oldest)
  return (
    <li>
      <Link href={href} className={tileClass}>
        <Icon name={icon} className="mt-1 size-6 text-accent" />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="font-semibold">{t(label)}</span>
          <span className="text-sm text-text-quiet">{t(text)}</span>
          {since !== undefined && (
            <span className="text-sm text-text-quiet">{t('home.oldest', { age: age(since) })}</span>
          )}
        </span>
        {count === undefined ? (
          <Skeleton className="h-9 w-10" />
        ) : (
          <span className="text-3xl font-semibold tabular-nums">{count}</span>
        )}
      </Link>
    </li>
  )
}
