/**
 * Formats a time of the brand's clock (yyyy-MM-dd HH:mm:ss) in a language. It is read and written
 * as UTC, so it is the same in every time zone.
 */
export function writtenTime(tag: string, timestamp: string): { time: string; dateTime: string } {
  const dateTime = timestamp.replace(' ', 'T')
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return { time: format.format(new Date(`${dateTime}Z`)), dateTime }
}
