import { adminWords } from '@fairhouse/i18n/office'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'

/** Open risk cases of a member, for colleagues who may read withdrawals. */
export function OpenCases({ memberId }: { memberId: string }) {
  const { may } = useMe()
  if (!may('withdrawalRead')) return null
  return (
    <Suspense>
      <Cases memberId={memberId} />
    </Suspense>
  )
}

function Cases({ memberId }: { memberId: string }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const { data } = useQueryOnce(freshQuery('GET /office/api/risk/member', { memberId }))
  if (!data) return null
  return (
    <div className="flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">{t('risk.of_member')}</h3>
      {data.list.length === 0 && <p className="text-text-quiet">{t('risk.of_member_none')}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {data.list.map(({ id, number, kind }) => {
          const name = `#${number} ${t(`risk.kind_${kind}`)}`
          return (
            <li key={id}>
              {may('riskRead') ? (
                <Link href={`/risk/${id}`} className={linkClass}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
