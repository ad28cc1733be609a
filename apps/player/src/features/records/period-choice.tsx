import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { presets, type Days } from './days.ts'
import type { usePeriod } from './use-period.ts'

/** Picks a period: a preset or two dates. */
export function PeriodChoice({ period, choose, setDays }: ReturnType<typeof usePeriod>) {
  const { t } = useWords(centreWords)
  const options = presets.map((value) => ({ value, label: t(`records.period_${value}`) }))
  return (
    <>
      <Choice
        label={t('records.period')}
        options={options}
        value={period.preset}
        onChange={choose}
      />
      {period.preset === 'custom' && <Dates days={period} onDays={setDays} />}
    </>
  )
}

/** Applied only if both dates are set and in order. */
function Dates({ days, onDays }: { days: Days; onDays: (days: Days) => void }) {
  const { t } = useWords(centreWords)
  const [typed, setTyped] = useState<Days>({ from: days.from, to: days.to })
  const type = (now: Days) => {
    setTyped(now)
    if (now.from !== '' && now.to !== '' && now.from <= now.to) onDays(now)
  }
  return (
    <div className="col-span-full grid grid-cols-2 gap-3">
      <Field
        type="date"
        label={t('records.from')}
        value={typed.from}
        max={typed.to}
        min="2000-01-01"
        onChange={(from) => type({ ...typed, from })}
      />
      <Field
        type="date"
        label={t('records.to')}
        value={typed.to}
        min={typed.from}
        max="2199-12-31"
        onChange={(to) => type({ ...typed, to })}
      />
    </div>
  )
}
