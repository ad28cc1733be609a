import { buttonClass } from '@fairhouse/ui'
import { Link } from 'wouter'
import { NetCell } from '#features/facts'
import { LoadState } from '#features/list'
import { OpenCases } from '#features/open-cases'
import { Section } from '#features/page'
import { freshQuery, useQueryOnce } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

/** Member of the withdrawal: deposits and a link to the file. */
export function MemberSummary({ memberId }: { memberId: string }) {
  const { t } = useWords()
  const { may } = useMe()
  return (
    <Section
      title={t('common.member')}
      actions={
        may('safetyRead') && (
          <Link href={`/members/${memberId}`} className={buttonClass('quiet', 'small')}>
            {t('member.open')}
          </Link>
        )
      }
    >
      <OpenCases memberId={memberId} />
      {may('depositRead') && <PaidIn memberId={memberId} />}
    </Section>
  )
}

function PaidIn({ memberId }: { memberId: string }) {
  const { t } = useWords()
  const when = useDateTime()
  const answer = useQueryOnce(
    freshQuery('GET /office/api/deposit', { state: 'credited', memberId }),
  )
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('withdrawals.paid_in')}</h3>
      <LoadState answer={answer}>
        {({ list }) => (
          <ul className="flex flex-col gap-2 text-sm">
            {list.length === 0 && <li className="text-text-quiet">{t('withdrawals.paid_none')}</li>}
            {list.map(({ id, reference, amount, paid, fee, net, currency, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Link href={`/deposits/${id}`} className={linkClass}>
                  {reference}
                </Link>
                <span className="text-text-quiet">{when(createdAt)}</span>
                <NetCell gross={paid ?? amount} {...{ fee, net, currency }} />
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </div>
  )
}
