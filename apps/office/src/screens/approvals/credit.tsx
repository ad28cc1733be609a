import { moneyText } from '@fairhouse/money'
import { secondReasons } from '@fairhouse/protocol'
import { Money } from '@fairhouse/ui'
import { Link } from 'wouter'
import type { Fact } from '#features/facts'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { Named } from './adjustment.tsx'
import type { ApprovalRow } from './view.ts'

/** Deposit to be credited, its amount, and why it needs two people. */
export function useCredit({ kind, payload, account }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords()
  const { may } = useMe()
  const {
    depositId,
    memberId,
    reference,
    method,
    amount,
    fee,
    net,
    asked: requestedAmount,
    reported,
    currency,
    why,
  } = payload
  if (kind !== 'deposit.credit' || typeof memberId !== 'string') return []
  if (typeof amount !== 'string' || typeof requestedAmount !== 'string') return []
  if (typeof currency !== 'string') return []
  const money = (sum: string) => <Money text={moneyText(sum, currency)} />
  const reasons = Array.isArray(why) ? secondReasons.filter((one) => why.includes(one)) : []
  return [
    { label: t('common.member'), value: <Named id={memberId} name={account ?? memberId} /> },
    {
      label: t('deposits.one'),
      value: may('depositRead') ? (
        <Link href={`/deposits/${String(depositId)}`} className={linkClass}>
          {String(reference)}
        </Link>
      ) : (
        String(reference)
      ),
    },
    { label: t('deposits.method'), value: String(method) },
    { label: t('approvals.to_credit'), value: money(amount) },
    typeof fee === 'string' && { label: t('common.fee'), value: money(fee) },
    typeof net === 'string' && { label: t('common.net'), value: money(net) },
    { label: t('approvals.member_entered'), value: money(requestedAmount) },
    {
      label: t('approvals.reported'),
      value: typeof reported === 'string' ? money(reported) : t('approvals.not_reported'),
    },
    {
      label: t('approvals.second_why'),
      value: reasons.map((one) => t(`approvals.second_${one}`)).join(' · '),
      isLong: true,
    },
  ]
}
