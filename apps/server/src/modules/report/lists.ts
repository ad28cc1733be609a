import type { Database } from '#platform/database'
import { linesOf, piecesOf, smallOf, spanOf, type Lines } from './blocks.ts'
import { listStore, type Filter, type Summed } from './store/read.ts'
import type { ListShape } from './store/shapes.ts'

export interface Page {
  no: number
  size: number
}

/** A file's part looks at so many lines at most, whatever the filter lets through. */
const linesInPart = 5000

/** Pages, totals and parts of one list; what a page costs does not grow with its number. */
export function createList<Row>(database: Database, shape: ListShape) {
  const store = listStore<Row>(database, shape)

  /** Where in the lines a page lies: from large blocks to small ones to lines. */
  async function place(memberId: string, within: Lines, filter: Filter, page: Page, all: Summed[]) {
    const first = spanOf(all, (page.no - 1) * page.size, page.size)
    const large = first.span.filter(({ level }) => level === 2)
    if (large.length === 0) return { ...first, span: first.span.map((one) => linesOf(one, within)) }
    const pieces = large.map(({ block }) => smallOf(block))
    const small = await store.sumUp(memberId, pieces, filter)
    const rest = first.span.filter(({ level }) => level !== 2)
    const second = spanOf([...rest, ...small], first.skip, page.size)
    return { ...second, span: second.span.map((one) => linesOf(one, within)) }
  }

  return {
    between: store.between,
    async page(memberId: string, within: Lines, filter: Filter, page: Page) {
      const all = await store.sumUp(memberId, piecesOf(within), filter)
      const total = all.reduce((count, one) => count + one.count, 0)
      const { span, skip } = await place(memberId, within, filter, page, all)
      const { size } = page
      const list = span.length > 0 ? await store.lines(memberId, span, filter, { skip, size }) : []
      const sum = (name: string) => all.reduce((units, { sums }) => units + (sums[name] ?? 0n), 0n)
      return { list, total, totalPages: Math.ceil(total / size), sum }
    },
    /** The lines before the one with this number, or the newest, and where the next part begins. */
    async part(memberId: string, within: Lines, filter: Filter, before: number | undefined) {
      const to = Math.min(before ?? within.to, within.to)
      const from = Math.max(to - linesInPart, within.from)
      const list =
        from < to
          ? await store.lines(memberId, [{ from, to }], filter, { skip: 0, size: linesInPart })
          : []
      return { list, next: from > within.from ? String(from) : null }
    },
    /** What the member's whole list can be asked for. */
    choices: (memberId: string, all: number) =>
      store.keysOf(memberId, piecesOf({ from: 0, to: all })),
  }
}

export type List<Row> = ReturnType<typeof createList<Row>>
