import type { CentrePage } from '#lib/centre'
import { pages, type CentreFacts } from './pages.ts'

/** The pages that the brand and the member have. */
export function pagesOf(facts: CentreFacts): ReadonlySet<CentrePage> {
  return new Set(rowsOf(facts).map(({ page }) => page))
}

/** The same with all there is to know of them, in their order. */
export const rowsOf = (facts: CentreFacts) =>
  pages.filter(({ isShown }) => isShown?.(facts) ?? true)
