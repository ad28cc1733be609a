import { useState } from 'react'
import { nowMs } from '#lib/clock'
import { deviceZone } from '#lib/moment'
import { dateIn, daysOf, type Days, type Preset } from './days.ts'

export interface Period extends Days {
  readonly preset: Preset
  readonly zone: string
}

/** The selected period; initially the last seven days. */
export function usePeriod() {
  const [period, setPeriod] = useState<Period>(() => {
    const zone = deviceZone()
    return { preset: 'week', zone, ...daysOf('week', dateIn(zone, nowMs())) }
  })
  return {
    period,
    choose(preset: Preset) {
      const { zone } = period
      const days = preset === 'custom' ? period : daysOf(preset, dateIn(zone, nowMs()))
      setPeriod({ zone, preset, from: days.from, to: days.to })
    },
    setDays: (days: Days) => setPeriod({ ...period, ...days }),
  }
}
