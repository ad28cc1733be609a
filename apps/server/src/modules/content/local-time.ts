const formats = new Map<string, Intl.DateTimeFormat>()

/** yyyy-MM-dd HH:mm:ss on the clock of a time zone. */
export function localTime(at: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? formatOf(timeZone)
  formats.set(timeZone, format)
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year = '', month, day, hour, minute, second } = part
  return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}:${second}`
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}
