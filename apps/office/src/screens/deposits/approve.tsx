import { call } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { Button, Field, Money, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Facts } from '#features/facts'
import { ReasonDialog } from '#features/decision'
import { readAmount } from '#lib/amount'
import { useWords } from '#lib/words'
import { creditSums } from './credit-sums.ts'
import type { DepositRow } from './view.ts'

interface Props {
  deposit: DepositRow
  onDone: () => void
}

/** Credits the requested amount or the amount received. */
export function Approve({ deposit, onDone }: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const amount = readAmount(typed)
  const { id, currency, reason } = deposit
  const sums = creditSums(deposit, amount)
  const money = (sum: string) => <Money text={moneyText(sum, currency)} />
  const send = async (why: string) => {
    const other = amount === undefined ? {} : { amount }
    const done = await call('POST /office/api/deposit/approve', { id, ...other, reason: why })
    pushToast(t(done.approval === null ? 'deposits.approved' : 'deposits.asked_second'), 'good')
    onDone()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('deposits.approve')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('deposits.approve_title')}
        text={t('deposits.approve_text')}
        confirm={t('deposits.approve')}
        reasonLabel={t('common.reason')}
        fields={
          <>
            {sums && (
              <Facts
                facts={[
                  { label: t('common.amount'), value: money(sums.gross) },
                  { label: t('common.fee'), value: money(sums.fee) },
                  { label: t('common.net'), value: money(sums.net) },
                ]}
              />
            )}
            <Field
              label={t('deposits.other_amount')}
              hint={t('deposits.other_amount_hint')}
              required={reason === 'currency'}
              inputMode="decimal"
              value={typed}
              onChange={setTyped}
            />
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
