import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Link } from 'wouter'
import type { Fact } from '#features/facts'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import type { ApprovalRow } from './view.ts'

const kinds = ['payment', 'game', 'bonus', 'goodwill', 'other'] as const

/** Balance adjustment: member, amount and reason. */
export function useAdjustment({ kind: what, payload, account }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords()
  const { memberId, amount, currency, kind } = payload
  if (what !== 'money.adjust' || typeof memberId !== 'string') return []
  if (typeof amount !== 'string' || typeof currency !== 'string') return []
  const known = kinds.find((one) => one === kind)
  const way = amount.startsWith('-') ? 'take' : 'give'
  const sum = amount.replace('-', '')
  return [
    { label: t('common.member'), value: <Named id={memberId} name={account ?? memberId} /> },
    {
      label: t('common.amount'),
      value: (
        <>
          {t(`approvals.${way}`)} <Money text={moneyText(sum, currency)} />
        </>
      ),
    },
    known !== undefined && {
      label: t('member.adjust_kind'),
      value: t(`member.adjust_${known}`),
    },
  ]
}

export function Named({ id, name }: { id: string; name: string }) {
  const { may } = useMe()
  if (!may('memberRead')) return <span title={id}>{name}</span>
  return (
    <Link href={`/members/${id}`} title={id} className={linkClass}>
      {name}
    </Link>
  )
}
