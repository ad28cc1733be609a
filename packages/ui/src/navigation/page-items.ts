export type PageItem = number | 'gap'

const RANGE = 3
const MARGIN = 1

const upTo = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place)

/** Pages to show: first, last, a range around the current page, and gaps between them. */
export function pageItems(page: number, pages: number): PageItem[] {
  const lastStart = Math.max(1, pages - RANGE + 1)
  const start = Math.min(Math.max(1, page - (RANGE - 1) / 2), lastStart)
  const shown = new Set([
    ...upTo(1, Math.min(MARGIN, pages)),
    ...upTo(start, Math.min(start + RANGE - 1, pages)),
    ...upTo(Math.max(1, pages - MARGIN + 1), pages),
  ])
  return [...shown].flatMap((one, place, all): PageItem[] =>
    one - (all[place - 1] ?? 0) > 1 ? ['gap', one] : [one],
  )
}
