import { Link } from 'wouter'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'
import { Staffer } from './staffer.tsx'

interface Request {
  approval: string
  askedBy: string
  askedAt: string
}

/** What was asked for here and waits for a second person. */
export function Waiting({ requests }: { requests: readonly Request[] }) {
  const { t } = useWords()
  const { may } = useMe()
  const when = useWhen()
  if (requests.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {requests.map(({ approval, askedBy, askedAt }) => (
        <li key={approval} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{t('approvals.waiting')}</strong>
          <Staffer id={askedBy} />
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
