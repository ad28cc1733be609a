interface MomentFormat {
  /** The time zone; defaults to the zone of the device. */
  zone?: string
  /** Shows seconds too. */
  hasSeconds?: boolean
}

/** Formats a moment in the language and time zone of the reader. */
export function momentText(
  iso: string,
  tag: string,
  { zone = deviceZone(), hasSeconds = false }: MomentFormat = {},
): string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
    timeZone: zone,
  })
  return format.format(new Date(iso))
}

/** The time zone of this device. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
