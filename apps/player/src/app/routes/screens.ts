import type { PackCode } from '@fairhouse/i18n'
import { lazy, type ComponentType } from 'react'
import { closedRow, type RouteRow } from './rows.ts'
import { loadFullStylesheet, withTimeout } from '#lib/lazy'

const preloaded = new Map<RouteRow, ComponentType>()
const shown = new Map<RouteRow, ComponentType>()

/** The page to show in a site status (0 is open). */
export function shownRow(row: RouteRow, state: number): RouteRow {
  return state === 0 || row.isAlwaysOpen ? row : closedRow
}

/** Loads a page's code before the first render. */
export async function loadScreen(row: RouteRow, language: PackCode): Promise<void> {
  preloaded.set(row, await withTimeout(row.load(language)))
}

/** Loads a later page together with the full stylesheet. */
async function loadNext(row: RouteRow, language: PackCode): Promise<{ default: ComponentType }> {
  const [screen] = await withTimeout(Promise.all([row.load(language), loadFullStylesheet()]))
  return { default: screen }
}

/** The page's component: the preloaded one, or a lazy one. */
export function screenOf(row: RouteRow, language: PackCode): ComponentType {
  const known = shown.get(row)
  if (known) return known
  const screen = preloaded.get(row) ?? lazy(() => loadNext(row, language))
  shown.set(row, screen)
  return screen
}

/** Clears the components, so that pages that failed to load are loaded again. */
export function clearScreens(): void {
  shown.clear()
}
