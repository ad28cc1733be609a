import type { OfficeKey } from '@fairhouse/i18n/office'

interface Metric {
  readonly label: OfficeKey
  readonly isMoney?: true
}

/** LIST of the metrics that a flag may have. */
const metrics: Readonly<Record<string, Metric>> = {
  times: { label: 'flags.figure_times' },
  days: { label: 'flags.figure_days' },
  by: { label: 'flags.figure_by' },
  lost: { label: 'flags.figure_lost', isMoney: true },
  before: { label: 'flags.figure_before', isMoney: true },
  after: { label: 'flags.figure_after', isMoney: true },
  nights: { label: 'flags.figure_nights' },
  minutesByNight: { label: 'flags.figure_minutes' },
  wishes: { label: 'flags.figure_wishes' },
  failed: { label: 'flags.figure_failed' },
  tried: { label: 'flags.figure_tried', isMoney: true },
  week: { label: 'flags.figure_week', isMoney: true },
  average: { label: 'flags.figure_average', isMoney: true },
}

export const toMetric = (name: string): Metric | undefined =>
  Object.hasOwn(metrics, name) ? metrics[name] : undefined
