import { adminWords, type OfficeAdminKey } from '@fairhouse/i18n/office'
import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Facts } from '#features/facts'
import { useWords } from '#lib/words'
import { codeClass, linkClass } from '#lib/text-classes'
import { shortId } from '#lib/short-id'
import type { File } from './view.ts'

type Shown = 'money' | 'text' | 'code' | 'promotion' | '/withdrawals' | '/deposits'

/** LIST of the metrics that a case may have. */
const metrics: Readonly<Record<string, { label: OfficeAdminKey; as: Shown }>> = {
  win: { label: 'risk.figure_win', as: 'money' },
  stake: { label: 'risk.figure_stake', as: 'money' },
  times: { label: 'risk.figure_times', as: 'text' },
  unplayed: { label: 'risk.figure_unplayed', as: 'money' },
  deposit: { label: 'risk.figure_deposit', as: 'money' },
  bonus: { label: 'risk.figure_bonus', as: 'money' },
  withdrawal: { label: 'risk.figure_withdrawal', as: 'money' },
  staked: { label: 'risk.figure_staked', as: 'money' },
  minutes: { label: 'risk.figure_minutes', as: 'text' },
  promotion: { label: 'risk.figure_promotion', as: 'promotion' },
  vendor: { label: 'risk.figure_vendor', as: 'text' },
  game: { label: 'risk.figure_game', as: 'text' },
  round: { label: 'risk.figure_round', as: 'code' },
  device: { label: 'risk.figure_device', as: 'code' },
  payout: { label: 'risk.figure_payout', as: 'code' },
  depositId: { label: 'risk.figure_depositId', as: '/deposits' },
  withdrawalId: { label: 'risk.figure_withdrawalId', as: '/withdrawals' },
}

/** Metrics of the case, in the order of the list. */
export function Metrics({ file }: { file: File }) {
  const { t } = useWords(adminWords)
  const facts = Object.entries(metrics).flatMap(([name, { label, as }]) => {
    const value = file.figures[name]
    if (value === undefined) return []
    return [{ label: t(label), value: <Metric {...{ value, as }} currency={file.currency} /> }]
  })
  return <Facts facts={facts} />
}

interface MetricProps {
  value: string
  as: Shown
  currency: string
}

function Metric({ value, as, currency }: MetricProps): ReactNode {
  const { t } = useWords(adminWords)
  if (as === 'money') return <Money text={moneyText(value, currency)} />
  if (as === 'code') return <span className="font-mono text-sm wrap-anywhere">{value}</span>
  if (as === 'promotion') return value === 'sign_up' ? t('risk.promotion_sign_up') : value
  if (as === 'text') return value
  return (
    <Link href={`${as}/${value}`} title={value} className={`${codeClass} ${linkClass}`}>
      {shortId(value)}
    </Link>
  )
}
