import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { parseAmount, trimDecimals } from '@fairhouse/money'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { Problem, useAction } from '#lib/action'
import { call, CallFailed, type Value } from '#lib/call'
import { moneyText } from '#lib/money'
import { useBalance } from '#lib/balance'
import { useCommandId } from './command-id.ts'
import type { Wallet } from './wallet.ts'

interface Props {
  wallet: Wallet
  direction: 'in' | 'out'
  /** Available balance, if known. */
  most: string | undefined
  onDone: () => void
  onCancel: () => void
}

type MoveResult = Value<'POST /wps/relay/GCS_walletTransfer'>

const tones = { done: 'good', sent: 'warn', refused: 'bad' } as const

/** Amount and direction. A retry without an answer reuses the idempotency key. */
export function MoveForm({ wallet, direction, most, onDone, onCancel }: Props) {
  const { t } = useWords(centreWords)
  const { balance, refresh } = useBalance()
  const { busy, problem, run } = useAction()
  const command = useCommandId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isUnclear, setUnclear] = useState(false)
  const { vendor, name } = wallet
  const all = direction === 'in' ? balance?.cash : most

  const showResult = ({ state }: MoveResult, amount: string) => {
    const words = { vendor: name, amount: moneyText(amount, balance?.currency ?? '') }
    pushToast(t(`centre.transfer_${state}`, words), tones[state])
  }
  const send = async (amount: string) => {
    const [from, to] = direction === 'in' ? (['MAIN', vendor] as const) : [vendor, 'MAIN']
    const id = command.idFor(`${from} ${to} ${amount}`)
    try {
      const result = await call('POST /wps/relay/GCS_walletTransfer', { id, from, to, amount })
      command.settle()
      showResult(result, amount)
    } catch (failure) {
      setUnclear(failure instanceof CallFailed)
      if (!(failure instanceof CallFailed)) command.settle()
      throw failure
    }
    await refresh()
    onDone()
  }
  const move = async (event: FormEvent) => {
    event.preventDefault()
    const amount = typed.replaceAll(',', '').trim()
    const isSound = (parseAmount(amount) ?? 0n) > 0n
    setWrong(!isSound)
    setUnclear(false)
    if (isSound) await run(() => send(amount))
  }
  return (
    <form noValidate onSubmit={(event) => void move(event)} className="flex flex-col gap-3">
      <Field
        label={t('centre.transfer_amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        {...(isWrong && { error: t('centre.transfer_wrong') })}
        after={
          all !== undefined && (
            <span className="flex whitespace-nowrap">
              <Button variant="plain" size="small" onClick={() => setTyped(plain(all))}>
                {t('centre.transfer_most')}
              </Button>
            </span>
          )
        }
      />
      <Problem text={isUnclear ? t('centre.transfer_unclear') : problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(`centre.transfer_go_${direction}`, { vendor: name })}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('centre.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Formats an amount as typed: 5.0000 becomes 5. */
function plain(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals = trimDecimals(fraction)
  return decimals === '' ? whole : `${whole}.${decimals}`
}
