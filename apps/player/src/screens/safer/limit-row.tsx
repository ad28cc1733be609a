import { Button, Money } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { useCentreWords } from '#lib/centre-words'
import { minutesText, type Limit } from '#lib/limits'
import { moneyText } from '#lib/money'
import { LimitForm } from './limit-form.tsx'
import { LimitWish } from './limit-wish.tsx'
import { Used } from './used.tsx'

interface Props {
  limit: Limit
  currency: string
  title: string
  /** The title with what it is about, for who hears it alone. */
  label: string
}

/** One limit: what holds, whose it is, what is left of it, and what is wished for. */
export function LimitRow({ limit, currency, title, label }: Props) {
  const { tc, tag } = useCentreWords()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Whoever has used the form goes on where it was opened.
    if (wasOpen.current && !isOpen) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { name, own, inForce, by, wish } = limit
  const text = (value: string) =>
    name === 'sessionTime' ? minutesText(Number(value), tag) : moneyText(value, currency)
  return (
    <div ref={place} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex grow basis-24 flex-col">
          <h4 className="text-sm text-text-quiet">{title}</h4>
          {inForce === null ? (
            <p>{tc('safer.none')}</p>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Money text={text(inForce)} className="text-lg" />
              {by && <span className="text-sm text-text-quiet">{tc(`safer.by_${by}`)}</span>}
            </p>
          )}
          {own !== null && by !== 'own' && (
            <p className="text-sm text-text-quiet">{tc('safer.own', { value: text(own) })}</p>
          )}
        </div>
        {!isOpen && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {tc(own === null ? 'safer.set' : 'safer.change')}
            <span className="sr-only">{label}</span>
          </Button>
        )}
      </div>
      <Used limit={limit} text={text} />
      {wish && <LimitWish name={name} wish={wish} text={text} />}
      {isOpen && (
        <LimitForm
          limit={limit}
          currency={currency}
          label={label}
          text={text}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
