import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { DepositMethod } from '@fairhouse/protocol'
import { cryptoNetworkNames } from '@fairhouse/rules'
import { Button, Choice, Field, join, Money } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call, CallRefused } from '#lib/call'
import { moneyText } from '#lib/money'
import { randomId } from '#lib/random'
import { fieldText, limitBroken, sumOf, typedAmount } from './typed-amount.ts'

interface Props {
  method: DepositMethod
  currency: string
  onBegun: (id: string) => void
}

const chipClass = join(
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control border',
  'border-control bg-surface px-2 text-sm transition-colors hover:border-accent',
  'hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft',
)

/** Amount within limits and what will be credited. Enter never submits. */
export function AmountForm({ method, currency, onBegun }: Props) {
  const { t } = useWords(centreWords)
  const { busy, problem, run } = useAction()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const attempt = useRef<{ id: string; about: string }>(undefined)
  const [chosen, setNetwork] = useState(method.networks[0])
  const amount = typedAmount(text)
  const show = (wire: string) => moneyText(wire, currency)
  const range = { least: show(method.least), most: show(method.most) }

  const change = (typed: string) => {
    setText(typed)
    setFault(undefined)
  }

  async function begin() {
    const sum = amount === undefined ? undefined : sumOf(amount, method, currency)
    const broken = amount === undefined ? undefined : limitBroken(amount, method)
    if (!sum || broken) {
      setFault(broken ? t(`deposit.${broken}`, range) : t('deposit.no_amount'))
      return
    }
    // Reuses the id until an answer arrives, so that a retry creates no second deposit.
    const about = `${sum.amount} ${chosen ?? ''}`
    if (attempt.current?.about !== about) attempt.current = { id: randomId(), about }
    const { id } = attempt.current
    const input = { id, method: method.method, amount: sum.amount }
    try {
      await call('PUT /wps/deposit', { ...input, ...(chosen && { network: chosen }) })
    } catch (error) {
      if (error instanceof CallRefused) attempt.current = undefined
      const own = error instanceof CallRefused ? error.errors?.['amount'] : undefined
      if (own === undefined) throw error
      setFault(own)
      return
    }
    onBegun(id)
  }

  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-5">
      {chosen && (
        <Choice
          label={t('deposit.network')}
          options={method.networks.map((value) => ({ value, label: cryptoNetworkNames[value] }))}
          value={chosen}
          onChange={setNetwork}
        />
      )}
      <Field
        label={t('deposit.amount')}
        hint={t('deposit.range', range)}
        value={text}
        onChange={change}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        {...(fault !== undefined && { error: fault })}
      />
      <Quick {...{ method, currency, text }} onChoose={change} />
      <Summary {...{ text, method, currency }} />
      <Problem text={problem} />
      <Button isWide size="large" busy={busy} onClick={() => void run(begin)}>
        {t('deposit.begin')}
      </Button>
    </form>
  )
}

interface SummaryProps {
  text: string
  method: DepositMethod
  currency: string
}

type QuickProps = SummaryProps & { onChoose: (text: string) => void }

function Quick({ text, method, currency, onChoose }: QuickProps) {
  const { t } = useWords(centreWords)
  if (method.quick.length === 0) return null
  const amount = typedAmount(text)
  return (
    <div
      role="group"
      aria-label={t('deposit.quick')}
      className="grid grid-cols-2 gap-2 sm:grid-cols-3"
    >
      {method.quick.map((wire) => (
        <button
          key={wire}
          type="button"
          aria-pressed={amount !== undefined && amount === typedAmount(wire)}
          onClick={() => onChoose(fieldText(wire, currency))}
          className={chipClass}
        >
          <Money text={moneyText(wire, currency)} />
        </button>
      ))}
    </div>
  )
}

/** Amount, fee and credited amount. */
function Summary({ text, method, currency }: SummaryProps) {
  const { t } = useWords(centreWords)
  const amount = typedAmount(text)
  const sum = amount === undefined ? undefined : sumOf(amount, method, currency)
  const show = (wire: string | undefined) => (wire === undefined ? '–' : moneyText(wire, currency))
  const rows = [
    ['deposit.you_pay', show(sum?.amount)],
    ['deposit.fee', show(sum?.fee)],
    ['deposit.you_get', show(sum?.credited)],
  ] as const
  return (
    <dl className="flex flex-col gap-2 rounded-card bg-surface-sunken p-4">
      {rows.map(([key, value], place) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="text-text-quiet">{t(key)}</dt>
          <dd className="min-w-0 text-end">
            <Money text={value} {...(place === 2 && { className: 'text-lg', tone: 'good' })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
