import type { PlainRoute } from '@fairhouse/browser/call'
import type { OfficeKey } from '@fairhouse/i18n/office'
import type { Permission } from '@fairhouse/protocol'
import { EmptyState, Icon, join, Skeleton, type IconName } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Page } from '#features/page'
import { asking, useLive } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'

interface Queue {
  readonly href: string
  readonly route: QueueRoute
  readonly permission: Permission
  readonly label: OfficeKey
  readonly text: OfficeKey
  readonly icon: IconName
}

type QueueRoute = Extract<
  PlainRoute,
  | 'GET /office/api/deposit'
  | 'GET /office/api/withdrawals'
  | 'GET /office/api/withdrawal/claims'
  | 'GET /office/api/withdrawal/accounts'
  | 'GET /office/api/feedback'
  | 'GET /office/api/safety/flags'
  | 'GET /office/api/identity'
>

/** LIST of what waits for somebody. */
const queues: readonly Queue[] = [
  {
    href: '/deposits',
    route: 'GET /office/api/deposit',
    permission: 'depositRead',
    label: 'deposits.title',
    text: 'home.deposits',
    icon: 'wallet',
  },
  {
    href: '/withdrawals',
    route: 'GET /office/api/withdrawals',
    permission: 'withdrawalRead',
    label: 'withdrawals.title',
    text: 'home.withdrawals',
    icon: 'withdraw',
  },
  {
    href: '/claims',
    route: 'GET /office/api/withdrawal/claims',
    permission: 'withdrawalRead',
    label: 'claims.title',
    text: 'home.claims',
    icon: 'alert',
  },
  {
    href: '/accounts',
    route: 'GET /office/api/withdrawal/accounts',
    permission: 'withdrawalRead',
    label: 'accounts.title',
    text: 'home.accounts',
    icon: 'cards',
  },
  {
    href: '/feedback',
    route: 'GET /office/api/feedback',
    permission: 'feedbackRead',
    label: 'feedback.title',
    text: 'home.feedback',
    icon: 'chat',
  },
  {
    href: '/identity',
    route: 'GET /office/api/identity',
    permission: 'identityRead',
    label: 'identity.title',
    text: 'home.identity',
    icon: 'ticket',
  },
  {
    href: '/flags',
    route: 'GET /office/api/safety/flags',
    permission: 'safetyRead',
    label: 'flags.title',
    text: 'home.flags',
    icon: 'bell',
  },
]

const approvals = {
  href: '/approvals',
  label: 'approvals.title',
  text: 'home.approvals',
  icon: 'check',
} as const

/** What waits now, of what this colleague may see. */
export function Home() {
  const { t } = useWords()
  const { may, name } = useMe()
  const own = queues.filter(({ permission }) => may(permission))
  return (
    <Page title={t('home.title')} text={t('home.text', { name })}>
      {own.length === 0 && !may('approvalRead') ? (
        <EmptyState title={t('home.nothing')} text={t('home.nothing_text')} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {own.map((queue) => (
            <Waiting key={queue.href} queue={queue} />
          ))}
          {may('approvalRead') && <WaitingApprovals />}
        </ul>
      )}
    </Page>
  )
}

function Waiting({ queue }: { queue: Queue }) {
  const { data, error } = useLive(asking(queue.route, {}))
  const count = data && countText(data.list.length, 'next' in data ? data.next : null)
  return <Tile {...queue} count={error ? '–' : count} />
}

function WaitingApprovals() {
  const { data } = useLive(asking('GET /office/api/approvals', { state: 'open' }))
  const count = data && String(data.list.length)
  return <Tile {...approvals} count={count} />
}

/** A list that goes on has more than it shows. */
const countText = (count: number, next: string | null) => `${count}${next === null ? '' : '+'}`

type TileProps = Pick<Queue, 'href' | 'label' | 'text' | 'icon'> & { count: string | undefined }

const tileClass = join(
  'flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 shadow-card',
  'transition-colors hover:border-accent',
)

function Tile({ href, label, text, icon, count }: TileProps) {
  const { t } = useWords()
  return (
    <li>
      <Link href={href} className={tileClass}>
        <Icon name={icon} className="mt-1 size-6 text-accent" />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="font-semibold">{t(label)}</span>
          <span className="text-sm text-text-quiet">{t(text)}</span>
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
