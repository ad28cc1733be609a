import { clockText, type TimeLeft } from '@fairhouse/ui'

/** Draws further away than a day are shown by their date. */
export const nearMs = 24 * 60 * 60_000

/** Minutes and seconds; with hours if there are some. */
export const leftText = (left: TimeLeft): string =>
  left.days + left.hours > 0 ? clockText(left) : clockText(left).slice(3)
