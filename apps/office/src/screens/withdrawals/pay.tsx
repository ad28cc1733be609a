import { call } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { Button, Choice, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { readAmount } from '#lib/amount'
import { useWords } from '#lib/words'
import type { WithdrawalFile } from './view.ts'

/** Server's code for a manual bank transfer. */
const manualProvider = 'hand'

interface Props {
  file: WithdrawalFile
  onDone: () => void
}

/** Pays all or part of the amount due, by a provider or manually. */
export function Pay({ file, onDone }: Props) {
  const { t } = useWords()
  const { id, currency, due, providers } = file
  const [isOpen, setOpen] = useState(false)
  const [provider, setProvider] = useState(providers[0] ?? manualProvider)
  const [typed, setTyped] = useState('')
  const [evidence, setEvidence] = useState('')
  const isByHand = provider === manualProvider
  const options = [...providers, manualProvider].map((value) => ({
    value,
    label: value === manualProvider ? t('withdrawals.hand') : value,
  }))
  const send = async () => {
    const amount = readAmount(typed)
    await call('POST /office/api/withdrawal/pay', {
      id,
      provider,
      ...(amount !== undefined && { amount }),
      ...(isByHand && evidence.trim() !== '' && { evidence: evidence.trim() }),
    })
    setTyped('')
    setEvidence('')
    pushToast(t('withdrawals.pay_done'), 'good')
    onDone()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('withdrawals.pay')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('withdrawals.pay_title')}
        text={t('withdrawals.pay_text', { amount: moneyText(due, currency) })}
        confirm={t('withdrawals.pay')}
        fields={
          <>
            <Choice
              label={t('withdrawals.by')}
              options={options}
              value={provider}
              onChange={setProvider}
            />
            <Field
              label={t('withdrawals.part')}
              hint={t('withdrawals.part_hint')}
              inputMode="decimal"
              value={typed}
              onChange={setTyped}
            />
            {isByHand && (
              <Field
                label={t('withdrawals.evidence')}
                hint={t('withdrawals.evidence_hint')}
                required
                maxLength={200}
                value={evidence}
                onChange={setEvidence}
              />
            )}
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
