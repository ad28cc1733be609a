import { Icon } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { momentText } from '#lib/moment'
import { Answer } from './answer.tsx'
import { moneyText, type Part } from './facts.ts'

interface Props {
  part: Part
  currency: string
  onAnswered: () => void
}

/** Money that was sent: whether it came is asked, and can be claimed after that too. */
export function PartRow({ part, currency, onAnswered }: Props) {
  const { tc, tag } = useCentreWords()
  const { id, amount, at, confirmation, confirmUntil, answer } = part
  const isOpen = confirmation === 'asked' || confirmation === 'closed'
  return (
    <div className="flex flex-col gap-3 rounded-control bg-surface-sunken px-4 py-3 text-sm">
      <p>
        {tc('withdraw.sent', {
          amount: moneyText(amount, currency),
          time: momentText(at, tag),
        })}
      </p>
      {confirmation !== null && (
        <p className="flex items-start gap-2 text-text-quiet">
          <Icon name={confirmation === 'received' ? 'check' : 'clock'} className="mt-px size-4.5" />
          {tc(`withdraw.confirm_${confirmation}`, {
            time: confirmUntil === null ? '' : momentText(confirmUntil, tag),
          })}
        </p>
      )}
      {answer !== null && <p>{tc('withdraw.answer', { answer })}</p>}
      {isOpen && <Answer id={id} isLate={confirmation === 'closed'} onAnswered={onAnswered} />}
    </div>
  )
}
