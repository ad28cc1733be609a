import { ownZone } from './own-zone.ts'

interface Look {
  /** Where it was told by the server what the zone of its days is; else that of the device. */
  zone?: string
  /** Where several happen in a minute. */
  hasSeconds?: boolean
}

/** The one way that a moment is written: by the language, in the zone of who reads it. */
export function momentText(
  iso: string,
  tag: string,
  { zone = ownZone(), hasSeconds = false }: Look = {},
): string {
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
    timeZone: zone,
  })
  return format.format(new Date(iso))
}
