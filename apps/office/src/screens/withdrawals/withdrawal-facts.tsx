import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Facts } from '#features/facts'
import { Member, ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { tones, type WithdrawalFile } from './view.ts'

export function WithdrawalFacts({ file }: { file: WithdrawalFile }) {
  const { t } = useWords()
  const when = useDateTime()
  const { currency, state, target, approvedBy, claimedBy, reason } = file
  const money = (amount: string) => <Money text={moneyText(amount, currency)} />
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: <Tag tone={tones[state]} text={t(`withdrawals.state_${state}`)} />,
        },
        { label: t('common.amount'), value: money(file.amount) },
        { label: t('common.fee'), value: money(file.fee) },
        { label: t('common.net'), value: money(file.net) },
        { label: t('withdrawals.paid'), value: money(file.paid) },
        { label: t('withdrawals.due'), value: money(file.due) },
        { label: t('withdrawals.returned'), value: money(file.returned) },
        {
          label: t('withdrawals.target'),
          value: (
            <span className="flex flex-col">
              <span>{`${t(`accounts.kind_${target.kind}`)} · ${target.institution}`}</span>
              <span className="font-mono">{target.number}</span>
              <span>{target.name}</span>
            </span>
          ),
        },
        { label: t('common.member'), value: <Member id={file.memberId} /> },
        { label: t('common.asked_at'), value: when(file.createdAt) },
        approvedBy !== null && {
          label: t('withdrawals.approved_by'),
          value: <ColleagueName id={approvedBy} />,
        },
        {
          label: t('common.taken_by'),
          value: claimedBy === null ? t('common.nobody') : <ColleagueName id={claimedBy} />,
        },
        reason !== null && { label: t('common.why'), value: reason, isLong: true },
      ]}
    />
  )
}
