/** Formats `2030-01-31 18:00:00` of the brand's clock as a day, without zone conversion. */
export function localDay(local: string, tag: string): string {
  const [year = 0, month = 1, day = 1] = local.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}
