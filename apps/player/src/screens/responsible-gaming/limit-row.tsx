import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Money } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { minutesText, type Limit } from '#lib/limits'
import { moneyText } from '#lib/money'
import { LimitForm } from './limit-form.tsx'
import { PendingLimit } from './pending-limit.tsx'
import { LimitUsage } from './limit-usage.tsx'

interface Props {
  limit: Limit
  currency: string
  title: string
  /** Full title for screen readers. */
  label: string
}

/** One limit: value in force, who set it, usage and pending change. */
export function LimitRow({ limit, currency, title, label }: Props) {
  const { t, tag } = useWords(centreWords)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The focus returns to the button that opened the form.
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
            <p>{t('safer.none')}</p>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Money text={text(inForce)} className="text-lg" />
              {by && <span className="text-sm text-text-quiet">{t(`safer.by_${by}`)}</span>}
            </p>
          )}
          {own !== null && by !== 'own' && (
            <p className="text-sm text-text-quiet">{t('safer.own', { value: text(own) })}</p>
          )}
        </div>
        {!isOpen && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t(own === null ? 'safer.set' : 'safer.change')}
            <span className="sr-only">{label}</span>
          </Button>
        )}
      </div>
      <LimitUsage limit={limit} text={text} />
      {wish && <PendingLimit name={name} wish={wish} text={text} />}
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
