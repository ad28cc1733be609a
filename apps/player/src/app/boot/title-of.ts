import type { WordKey } from '@fairhouse/i18n'
import type { RouteRow } from '#app/routes'

/** What the browser writes on the tab. */
export function titleOf({ title }: RouteRow, brand: string, t: (key: WordKey) => string): string {
  return title === undefined ? `${brand} · ${t('site.tagline')}` : `${t(title)} · ${brand}`
}
