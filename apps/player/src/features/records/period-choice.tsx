import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentreWords } from '#lib/centre-words'
import { presets, type Days } from './days.ts'
import type { usePeriod } from './use-period.ts'

/** Which days are looked at: a usual period, or the dates themselves. */
export function PeriodChoice({ period, choose, setDays }: ReturnType<typeof usePeriod>) {
  const { tc } = useCentreWords()
  const options = presets.map((value) => ({ value, label: tc(`records.period_${value}`) }))
  return (
    <>
      <Choice
        label={tc('records.period')}
        options={options}
        value={period.preset}
        onChange={choose}
      />
      {period.preset === 'custom' && <Dates days={period} onDays={setDays} />}
    </>
  )
}

/** Asked for only when they are two days in their order. */
function Dates({ days, onDays }: { days: Days; onDays: (days: Days) => void }) {
  const { tc } = useCentreWords()
  const [typed, setTyped] = useState<Days>({ from: days.from, to: days.to })
  const type = (now: Days) => {
    setTyped(now)
    if (now.from !== '' && now.to !== '' && now.from <= now.to) onDays(now)
  }
  return (
    <div className="col-span-full grid grid-cols-2 gap-3">
      <Field
        type="date"
        label={tc('records.from')}
        value={typed.from}
        max={typed.to}
        min="2000-01-01"
        onChange={(from) => type({ ...typed, from })}
      />
      <Field
        type="date"
        label={tc('records.to')}
        value={typed.to}
        min={typed.from}
        max="2199-12-31"
        onChange={(to) => type({ ...typed, to })}
      />
    </div>
  )
}
