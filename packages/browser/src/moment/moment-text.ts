import { deviceZone } from './own-zone.ts'

interface MomentFormat {
  /** The time zone; defaults to the zone of the device. */
  zone?: string
  /** Shows seconds too. */
  hasSeconds?: boolean
}

/** Formats every moment on screen: in the language and zone of the reader. */
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
