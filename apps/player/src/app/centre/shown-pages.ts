import type { CentrePage } from '#lib/centre'
import { pages, type CentreFacts } from './pages.ts'

/** The pages available to this member. */
export function shownPages(facts: CentreFacts): ReadonlySet<CentrePage> {
  return new Set(shownRows(facts).map(({ page }) => page))
}

/** The rows of the available pages, in menu order. */
export const shownRows = (facts: CentreFacts) =>
  pages.filter(({ isShown }) => isShown?.(facts) ?? true)
