import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { ReceiptAnswer } from './receipt-answer.tsx'
import { moneyText, type Payout } from './facts.ts'

interface Props {
  part: Payout
  currency: string
  onAnswered: () => void
}

/** A sent payout: asks whether it arrived; a claim stays possible later. */
export function PayoutRow({ part, currency, onAnswered }: Props) {
  const { t, tag } = useWords(centreWords)
  const { id, amount, at, confirmation, confirmUntil, answer } = part
  const isOpen = confirmation === 'asked' || confirmation === 'closed'
  return (
    <div className="flex flex-col gap-3 rounded-control bg-surface-sunken px-4 py-3 text-sm">
      <p>
        {t('withdraw.sent', {
          amount: moneyText(amount, currency),
          time: momentText(at, tag),
        })}
      </p>
      {confirmation !== null && (
        <p className="flex items-start gap-2 text-text-quiet">
          <Icon name={confirmation === 'received' ? 'check' : 'clock'} className="mt-px size-4.5" />
          {t(`withdraw.confirm_${confirmation}`, {
            time: confirmUntil === null ? '' : momentText(confirmUntil, tag),
          })}
        </p>
      )}
      {answer !== null && <p>{t('withdraw.answer', { answer })}</p>}
      {isOpen && (
        <ReceiptAnswer id={id} isLate={confirmation === 'closed'} onAnswered={onAnswered} />
      )}
    </div>
  )
}
