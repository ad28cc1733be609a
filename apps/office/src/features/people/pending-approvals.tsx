import { call } from '@fairhouse/browser/call'
import type { ApprovalKind } from '@fairhouse/protocol'
import { Button, Problem, pushToast } from '@fairhouse/ui'
import { Link } from 'wouter'
import { useAction } from '#lib/action'
import { codeClass, linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { approvalNames } from './approval-names.ts'
import { ColleagueName } from './colleague.tsx'

interface Request {
  approval: string
  kind?: ApprovalKind
  /** Names the subject where the page shows several. */
  code?: string
  askedBy: string
  askedAt: string
}

/** Pending four-eyes requests about this page's subject; the requester can withdraw them. */
export function PendingApprovals({ requests }: { requests: readonly Request[] }) {
  const { t } = useWords()
  const { may, id: own } = useMe()
  const when = useDateTime()
  if (requests.length === 0) return null
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {requests.map(({ approval, kind, code, askedBy, askedAt }) => (
        <li key={approval} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold">{t('approvals.waiting')}</strong>
          {kind && <span>{t(approvalNames[kind])}</span>}
          {kind && code !== undefined && <span className={codeClass}>{code}</span>}
          <ColleagueName id={askedBy} />
          <span className="text-text-quiet">{when(askedAt)}</span>
          {may('approvalRead') && (
            <Link href="/approvals" className={linkClass}>
              {t('approvals.open_list')}
            </Link>
          )}
          {askedBy === own && may('approvalRead') && <WithdrawRequest id={approval} />}
        </li>
      ))}
    </ul>
  )
}

interface PendingForProps {
  /** Omitted for all subjects. */
  subject?: string
  kinds: readonly ApprovalKind[]
}

/** Loads and shows the pending requests of these kinds. */
export function PendingFor(props: PendingForProps) {
  const { may } = useMe()
  return may('approvalRead') ? <LoadedRequests {...props} /> : null
}

function LoadedRequests({ subject, kinds }: PendingForProps) {
  const { data } = useLiveQuery(
    freshQuery('GET /office/api/approvals/waiting', subject === undefined ? {} : { subject }),
  )
  return (
    <PendingApprovals requests={(data?.list ?? []).filter(({ kind }) => kinds.includes(kind))} />
  )
}

/** Takes back one's own request. */
export function WithdrawRequest({ id }: { id: string }) {
  const { t } = useWords()
  const refresh = useApprovalsRefresh()
  const { busy, problem, run } = useAction()
  const withdraw = async () => {
    await call('POST /office/api/approval/withdraw', { id })
    pushToast(t('approvals.state_withdrawn'), 'good')
    refresh()
  }
  return (
    <>
      <Button size="small" variant="plain" busy={busy} onClick={() => void run(withdraw)}>
        {t('approvals.withdraw')}
      </Button>
      <Problem text={problem} />
    </>
  )
}

/** Reloads the lists and the pages that show pending requests or what they change. */
export function useApprovalsRefresh(): () => void {
  const again = useInvalidate()
  return () =>
    again(
      'GET /office/api/approvals',
      'GET /office/api/approvals/waiting',
      'GET /office/api/staff',
      'GET /office/api/brands',
      'GET /office/api/brand',
      'GET /office/api/payments',
      'GET /office/api/payment/withdrawals',
      'GET /office/api/payment/controls',
      'GET /office/api/providers',
      'GET /office/api/deposit',
      'GET /office/api/deposit/one',
      'GET /office/api/stops',
      'GET /office/api/risk/rules',
      'GET /office/api/safety/rules',
    )
}
