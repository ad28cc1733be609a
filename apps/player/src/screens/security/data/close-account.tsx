import { isCurrency, moneyText, parseAmount, payablePart, toWire, zero } from '@fairhouse/money'
import { Button, Field, Icon, Skeleton, pushToast } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { useGuarded } from '#lib/guarded'
import { useOwn } from '#lib/own'
import { LeftMoney } from './left-money.tsx'

type Facts = Value<'GET /wps/withdrawal/facts'>

const askMoney = () => call('GET /wps/withdrawal/facts', {})

/** Asked for anew each time: what is left may have changed. */
export function CloseAccount({ onClosed }: { onClosed: () => void }) {
  const { ta } = useAccountWords()
  const { data, error } = useOwn(askMoney)
  if (data) return <Leave facts={data} onClosed={onClosed} />
  if (error !== undefined) return <Problem text={problemText(error, ta)} />
  return <Skeleton className="h-40 w-full" />
}

/** What can be paid out of the balance, or nothing. */
function leftOf({ balance, currency }: Facts): string | undefined {
  const amount = parseAmount(balance) ?? zero
  const payable = isCurrency(currency) ? payablePart(amount, currency) : amount
  return payable > 0n ? moneyText(toWire(payable), currency) : undefined
}

function useLeaving(facts: Facts, onClosed: () => void) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const bound = facts.accounts.filter(({ state }) => state === 'bound')
  const [chosen, setChosen] = useState(bound[0]?.id)
  const amount = leftOf(facts)
  const close = async (reason: string) => {
    const said = reason === '' ? {} : { reason }
    const payout = amount === undefined || chosen === undefined ? {} : { accountId: chosen }
    const { state } = await guarded(() => call('POST /wps/member/close', { ...said, ...payout }))
    const isOnItsWay = state === 'closing' && amount !== undefined
    const text = isOnItsWay
      ? ta('security.close_on_its_way', { amount })
      : ta('security.close_done')
    pushToast(text, 'good')
    onClosed()
  }
  const leave = (reason: string) => void run(() => close(reason))
  return { amount, bound, chosen, setChosen, busy, problem, leave }
}

/** For good: said before, with where the money goes that is left. */
function Leave({ facts, onClosed }: { facts: Facts; onClosed: () => void }) {
  const { ta } = useAccountWords()
  const tick = useId()
  const { amount, bound, chosen, setChosen, busy, problem, leave } = useLeaving(facts, onClosed)
  const [isSure, setSure] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <>
      <p className="flex gap-3 rounded-card border border-warn p-4">
        <Icon name="alert" className="mt-0.5 text-warn" />
        {ta('security.close_text')}
      </p>
      {amount !== undefined && (
        <LeftMoney {...{ amount, accounts: bound, chosen, onChoose: setChosen }} />
      )}
      <Field
        label={ta('security.close_reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        autoComplete="off"
      />
      <div className="flex min-h-11 items-center gap-3">
        <input
          id={tick}
          type="checkbox"
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        <label htmlFor={tick} className="cursor-pointer py-2">
          {ta('security.close_sure')}
        </label>
      </div>
      <Problem text={problem} />
      {isSure && (
        <div>
          <Button variant="quiet" busy={busy} onClick={() => leave(reason)}>
            {ta('security.close_now')}
          </Button>
        </div>
      )}
    </>
  )
}
