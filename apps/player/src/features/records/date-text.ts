/** Formats a day, or a month of a longer period, in the language. */
export function dateText(date: string, by: 'day' | 'month', tag: string): string {
  const look =
    by === 'day'
      ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
      : ({ month: 'short', year: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(tag, { ...look, timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`))
}
