import type { OfficeKey } from '@fairhouse/i18n/office'

interface Figure {
  readonly label: OfficeKey
  readonly isMoney?: true
}

/** LIST of the figures that flags are seen by. */
const figures: Readonly<Record<string, Figure>> = {
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

export const figureOf = (name: string): Figure | undefined =>
  Object.hasOwn(figures, name) ? figures[name] : undefined
