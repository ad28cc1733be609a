import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { isCurrency, moneyText, parseAmount, payablePart, toWire, zero } from '@fairhouse/money'
import { Button, Field, Icon, Skeleton, pushToast } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { Problem, problemText, useAction } from '#lib/action'
import { call, type Value } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { useMemberData } from '#lib/member-data'
import { RemainingBalance } from './remaining-balance.tsx'

type Facts = Value<'GET /wps/withdrawal/facts'>

const askMoney = () => call('GET /wps/withdrawal/facts', {})

/** Never cached: the balance may have changed. */
export function CloseAccount({ onClosed }: { onClosed: () => void }) {
  const { t } = useWords(accountWords)
  const { data, error } = useMemberData(askMoney)
  if (data) return <Leave facts={data} onClosed={onClosed} />
  if (error !== undefined) return <Problem text={problemText(error, t)} />
  return <Skeleton className="h-40 w-full" />
}

/** Part of the balance that can be paid out, or undefined. */
function payableBalance({ balance, currency }: Facts): string | undefined {
  const amount = parseAmount(balance) ?? zero
  const payable = isCurrency(currency) ? payablePart(amount, currency) : amount
  return payable > 0n ? moneyText(toWire(payable), currency) : undefined
}

function useLeaving(facts: Facts, onClosed: () => void) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const bound = facts.accounts.filter(({ state }) => state === 'bound')
  const [chosen, setChosen] = useState(bound[0]?.id)
  const amount = payableBalance(facts)
  const close = async (reason: string) => {
    const said = reason === '' ? {} : { reason }
    const payout = amount === undefined || chosen === undefined ? {} : { accountId: chosen }
    const { state } = await guarded(() => call('POST /wps/member/close', { ...said, ...payout }))
    const isOnItsWay = state === 'closing' && amount !== undefined
    const text = isOnItsWay ? t('security.close_on_its_way', { amount }) : t('security.close_done')
    pushToast(text, 'good')
    onClosed()
  }
  const leave = (reason: string) => void run(() => close(reason))
  return { amount, bound, chosen, setChosen, busy, problem, leave }
}

/** Permanent. The dialog has already said where the remaining balance goes. */
function Leave({ facts, onClosed }: { facts: Facts; onClosed: () => void }) {
  const { t } = useWords(accountWords)
  const tick = useId()
  const { amount, bound, chosen, setChosen, busy, problem, leave } = useLeaving(facts, onClosed)
  const [isSure, setSure] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <>
      <p className="flex gap-3 rounded-card border border-warn p-4">
        <Icon name="alert" className="mt-0.5 text-warn" />
        {t('security.close_text')}
      </p>
      {amount !== undefined && (
        <RemainingBalance {...{ amount, accounts: bound, chosen, onChoose: setChosen }} />
      )}
      <Field
        label={t('security.close_reason')}
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
          {t('security.close_sure')}
        </label>
      </div>
      <Problem text={problem} />
      {isSure && (
        <div>
          <Button variant="quiet" busy={busy} onClick={() => leave(reason)}>
            {t('security.close_now')}
          </Button>
        </div>
      )}
    </>
  )
}
