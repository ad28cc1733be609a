import { ownZone } from './own-zone.ts'

interface Look {
  /** Where it was told by the server what the zone of its days is; else the player's own. */
  zone?: string
  /** Where several happen in a minute. */
  hasSeconds?: boolean
}

/** The one way that a moment is written for a player: by the language, in the player's zone. */
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
