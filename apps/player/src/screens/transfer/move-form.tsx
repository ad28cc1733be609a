import { parseAmount, trimDecimals } from '@fairhouse/money'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { Problem, useAction } from '#lib/action'
import { call, CallFailed, type Value } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { moneyText } from '#lib/money'
import { usePurse } from '#lib/purse'
import { useCommandId } from './command-id.ts'
import type { Wallet } from './wallet.ts'

interface Props {
  wallet: Wallet
  direction: 'in' | 'out'
  /** What is there to be moved, where it is known. */
  most: string | undefined
  onDone: () => void
  onCancel: () => void
}

type Came = Value<'POST /wps/relay/GCS_walletTransfer'>

const tones = { done: 'good', sent: 'warn', refused: 'bad' } as const

/** How much, and which way. What was not answered is asked again under the same id. */
export function MoveForm({ wallet, direction, most, onDone, onCancel }: Props) {
  const { tc } = useCentreWords()
  const { purse, refresh } = usePurse()
  const { busy, problem, run } = useAction()
  const command = useCommandId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isUnclear, setUnclear] = useState(false)
  const { vendor, name } = wallet
  const all = direction === 'in' ? purse?.cash : most

  const tell = ({ state }: Came, amount: string) => {
    const words = { vendor: name, amount: moneyText(amount, purse?.currency ?? '') }
    pushToast(tc(`centre.transfer_${state}`, words), tones[state])
  }
  const send = async (amount: string) => {
    const [from, to] = direction === 'in' ? (['MAIN', vendor] as const) : [vendor, 'MAIN']
    const id = command.idFor(`${from} ${to} ${amount}`)
    try {
      const came = await call('POST /wps/relay/GCS_walletTransfer', { id, from, to, amount })
      command.answered()
      tell(came, amount)
    } catch (failure) {
      setUnclear(failure instanceof CallFailed)
      if (!(failure instanceof CallFailed)) command.answered()
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
        label={tc('centre.transfer_amount')}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        autoComplete="off"
        {...(isWrong && { error: tc('centre.transfer_wrong') })}
        after={
          all !== undefined && (
            <span className="flex whitespace-nowrap">
              <Button variant="plain" size="small" onClick={() => setTyped(plain(all))}>
                {tc('centre.transfer_most')}
              </Button>
            </span>
          )
        }
      />
      <Problem text={isUnclear ? tc('centre.transfer_unclear') : problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {tc(`centre.transfer_go_${direction}`, { vendor: name })}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {tc('centre.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** As somebody would type it: 5.0000 is 5. */
function plain(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals = trimDecimals(fraction)
  return decimals === '' ? whole : `${whole}.${decimals}`
}
