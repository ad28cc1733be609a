import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { WithdrawalPrompts } from '@fairhouse/protocol'
import { Button, Dialog, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { momentText } from '#lib/moment'
import { ReceiptAnswer } from './receipt-answer.tsx'
import { amountIn, moneyText } from './facts.ts'

type Prompted = WithdrawalPrompts['asked'][number]

/** Asks on any page whether a sent payout has arrived. */
export function PayoutPrompt({ withdrawals }: { withdrawals: readonly Prompted[] }) {
  const { t } = useWords(centreWords)
  const [later, setLater] = useState<readonly string[]>([])
  const next = withdrawals.find(({ id }) => !later.includes(id))
  // Keeps the last payout while the dialog fades out.
  const [last, setLast] = useState(next)
  if (next && next !== last) setLast(next)
  const close = () => setLater((before) => (last ? [...before, last.id] : before))
  return (
    <Dialog
      open={next !== undefined}
      onClose={close}
      title={t(last && amountIn(last.due) > 0n ? 'withdraw.prompt_part' : 'withdraw.prompt_all')}
      width={320}
      actions={
        <Button variant="plain" onClick={close}>
          {t('withdraw.prompt_later')}
        </Button>
      }
    >
      {last && <Question key={last.id} withdrawal={last} onAnswered={close} />}
    </Dialog>
  )
}

function Question({ withdrawal, onAnswered }: { withdrawal: Prompted; onAnswered: () => void }) {
  const { t, tag } = useWords(centreWords)
  const { id, amount, currency, paid, due, until } = withdrawal
  const isPart = amountIn(due) > 0n
  const rows = isPart
    ? ([
        ['sum_paid', paid],
        ['sum_due', due],
      ] as const)
    : []
  return (
    <div className="flex flex-col gap-4">
      <Money text={moneyText(amount, currency)} className="text-3xl" />
      <p>{t(isPart ? 'withdraw.prompt_part_text' : 'withdraw.prompt_all_text')}</p>
      {rows.length > 0 && (
        <dl className="grid grid-cols-2 gap-4 text-sm">
          {rows.map(([name, wire]) => (
            <div key={name}>
              <dt className="text-text-quiet">{t(`withdraw.${name}`)}</dt>
              <dd>
                <Money text={moneyText(wire, currency)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ReceiptAnswer id={id} onAnswered={onAnswered} />
      <p className="text-sm text-text-quiet">
        {t('withdraw.confirm_asked', { time: momentText(until, tag) })}
      </p>
    </div>
  )
}
