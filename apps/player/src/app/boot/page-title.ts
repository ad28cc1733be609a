import type { WordKey } from '@fairhouse/i18n'
import type { RouteRow } from '#app/routes'

/** The title of the browser tab. */
export function pageTitle({ title }: RouteRow, brand: string, t: (key: WordKey) => string): string {
  return title === undefined ? `${brand} · ${t('site.tagline')}` : `${t(title)} · ${brand}`
}
