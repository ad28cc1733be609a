/**
 * A time on the brand's clock (yyyy-MM-dd HH:mm:ss) as a language writes it. It is read and written
 * as if that clock were UTC, so it stays the same wherever the visitor is.
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
