interface MomentFormat {
  /** The time zone; defaults to the zone of the device. */
  zone?: string
  /** Shows seconds too. */
  hasSeconds?: boolean
}

/** Formats a moment in the language and time zone of the reader. All pages show 24 hours. */
export function momentText(
  iso: string,
  tag: string,
  { zone = deviceZone(), hasSeconds = false }: MomentFormat = {},
): string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
    timeZone: zone,
    hourCycle: 'h23',
  })
  return format.format(new Date(iso))
}

/** Formats the day of a moment, or of a date without time in `UTC`. */
export const dayText = (iso: string, tag: string, zone = deviceZone()) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: zone }).format(new Date(iso))

/** Formats times of day. */
export const timeFormat = (tag: string, timeStyle: 'short' | 'medium', zone = deviceZone()) =>
  new Intl.DateTimeFormat(tag, { timeStyle, timeZone: zone, hourCycle: 'h23' })

let zone: string | undefined

/** The time zone of this device when the page was opened; reading it takes time. */
export const deviceZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)
