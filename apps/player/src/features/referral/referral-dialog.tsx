import { accountWords } from '@fairhouse/i18n/account'
import { Dialog, IconButton, Problem, pushToast, QrCode, Skeleton } from '@fairhouse/ui'
import { problemText } from '#lib/action'
import { useCloseOnLogout } from '#lib/member-data'
import { callQuery, useQuery } from '#lib/query'
import { useWords } from '#lib/words'

interface Props {
  open: boolean
  onClose: () => void
}

const referralQuery = callQuery('GET /wps/agent/referral', '', {})

/** The member's referral code and link, to copy or to scan. */
export function ReferralDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  useCloseOnLogout(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('referral.title')}
      closeLabel={t('login.close')}
      width={480}
    >
      <div className="flex flex-col gap-5">
        <p className="text-text-quiet">{t('referral.text')}</p>
        <Referral />
      </div>
    </Dialog>
  )
}

function Referral() {
  const { t } = useWords(accountWords)
  const { data, error } = useQuery(referralQuery)
  if (!data) {
    return error ? <Problem text={problemText(error, t)} /> : <Skeleton className="h-80 w-full" />
  }
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(data.code)}`
  return (
    <>
      <dl className="flex flex-col gap-4">
        <Copyable label={t('referral.link')} text={link} />
        <Copyable label={t('referral.code')} text={data.code} />
      </dl>
      <div className="self-center">
        <QrCode text={link} label={t('referral.qr', { link })} logo="/icon-192.png" />
      </div>
    </>
  )
}

function Copyable({ label, text }: { label: string; text: string }) {
  const { t } = useWords(accountWords)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => pushToast(t('referral.copied'), 'good'),
      () => pushToast(t('referral.copy_failed'), 'warn'),
    )
  }
  return (
    <div>
      <dt className="text-sm text-text-quiet">{label}</dt>
      <dd className="flex items-center gap-3">
        <span className="min-w-0 grow font-semibold break-all">{text}</span>
        <IconButton icon="copy" label={t('referral.copy', { what: label })} onClick={copy} />
      </dd>
    </div>
  )
}
