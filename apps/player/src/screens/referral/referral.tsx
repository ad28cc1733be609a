import { centreWords } from '@fairhouse/i18n/centre'
import { ErrorState, QrCode, Skeleton } from '@fairhouse/ui'
import { CopyFact } from '#features/copy-fact'
import { callQuery, useQuery } from '#lib/query'
import { useWords } from '#lib/words'

const codeQuery = callQuery('GET /wps/member/referral', '', {})

/** The member's referral code, and the link and QR code that fill it in for a friend. */
export function Referral() {
  const { t } = useWords(centreWords)
  const { data, error, refetch } = useQuery(codeQuery)
  if (!data && error) {
    return (
      <ErrorState
        icon="alert"
        title={t('centre.page_referral')}
        text={t('centre.not_loaded')}
        action={{ label: t('centre.retry'), onClick: () => void refetch() }}
      />
    )
  }
  if (!data) return <Skeleton className="h-60 w-full" />
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(data.code)}`
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{t('centre.referral_lead')}</p>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
        <dl className="flex min-w-0 grow flex-col divide-y divide-line">
          <CopyFact label={t('centre.referral_code')} text={data.code} />
          <CopyFact label={t('centre.referral_link')} text={link} />
        </dl>
        <QrCode text={link} label={t('centre.referral_qr')} />
      </div>
    </div>
  )
}
