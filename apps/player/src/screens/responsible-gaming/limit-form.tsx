import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Field } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { Problem } from '#lib/action'
import type { Limit } from '#lib/limits'
import { effectOf } from './limit-value.ts'
import { useLimitForm } from './use-limit-form.ts'

interface Props {
  limit: Limit
  currency: string
  label: string
  text: (value: string) => string
  onClose: () => void
}

/** Limit form; explains the effect before it is sent. */
export function LimitForm({ limit, currency, label, text, onClose }: Props) {
  const { t } = useWords(centreWords)
  const { typed, kind, value, fault, problem, busy, ...act } = useLimitForm(limit, onClose)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { own } = limit
  const words = { value: text(value ?? ''), now: text(own ?? '') }
  return (
    <form ref={form} noValidate onSubmit={act.submit} className="flex flex-col gap-3">
      <Field
        label={label}
        hint={t(`safer.hint_${kind}`, { currency })}
        value={typed}
        onChange={act.type}
        inputMode={kind === 'minutes' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        required
        {...(fault !== undefined && { error: fault })}
      />
      <p role="status" className="text-sm font-semibold empty:hidden">
        {value !== undefined && t(`safer.effect_${effectOf(value, limit)}`, words)}
      </p>
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy}>
          {t('centre.save')}
        </Button>
        <Button variant="plain" size="small" onClick={onClose}>
          {t('centre.cancel')}
        </Button>
      </div>
      {own !== null && (
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <p className="text-sm text-text-quiet">{t('safer.remove_about')}</p>
          <div>
            <Button variant="quiet" size="small" busy={busy} onClick={act.remove}>
              {t('safer.remove')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
