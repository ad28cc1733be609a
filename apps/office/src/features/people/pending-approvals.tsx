import { Link } from 'wouter'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { ColleagueName } from './colleague.tsx'

interface Request {
  approval: string
  askedBy: string
  askedAt: string
}

/** Pending four-eyes requests about this page's subject. */
export function PendingApprovals({ requests }: { requests: readonly Request[] }) {
  const { t } = useWords()
  const { may } = useMe()
  const when = useDateTime()
  if (requests.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {requests.map(({ approval, askedBy, askedAt }) => (
        <li key={approval} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{t('approvals.waiting')}</strong>
          <ColleagueName id={askedBy} />
          <span className="text-text-quiet">{when(askedAt)}</span>
          {may('approvalRead') && (
            <Link href="/approvals" className={linkClass}>
              {t('approvals.open_list')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
