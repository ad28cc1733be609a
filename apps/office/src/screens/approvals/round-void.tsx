import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import type { Fact } from '#features/facts'
import { useWords } from '#lib/words'
import { Named } from './adjustment.tsx'
import type { ApprovalRow } from './view.ts'

/** Round to be voided and the amounts that return. */
export function useRoundVoid({ kind, payload, account }: ApprovalRow): Fact[] {
  const { t } = useWords()
  const { memberId, vendor, round, stake, win, currency } = payload
  if (kind !== 'round.void' || typeof memberId !== 'string') return []
  if (typeof stake !== 'string' || typeof win !== 'string' || typeof currency !== 'string')
    return []
  return [
    { label: t('common.member'), value: <Named id={memberId} name={account ?? memberId} /> },
    { label: t('member.round'), value: `${String(vendor)} ${String(round)}` },
    { label: t('member.stake'), value: <Money text={moneyText(stake, currency)} /> },
    { label: t('member.win'), value: <Money text={moneyText(win, currency)} /> },
  ]
}
