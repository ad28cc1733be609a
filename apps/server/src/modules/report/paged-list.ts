import type { Database } from '#platform/database'
import { linesOf, coveringPieces, smallBlocksIn, pageSpan, type LineRange } from './blocks.ts'
import { listStore, type Filter, type Summed } from './store/list-read.ts'
import type { ListShape } from './store/list-shapes.ts'

export interface Page {
  no: number
  size: number
}

/** Maximum lines scanned for one part of a file, whatever the filter. */
const linesInPart = 5000

/** Pages, totals and file parts of a list; the cost of a page does not grow with its number. */
export function createPagedList<Row>(database: Database, shape: ListShape) {
  const store = listStore<Row>(database, shape)

  /** Locates a page: from large blocks to small ones to lines. */
  async function locate(
    memberId: string,
    within: LineRange,
    filter: Filter,
    page: Page,
    all: Summed[],
  ) {
    const first = pageSpan(all, (page.no - 1) * page.size, page.size)
    const large = first.span.filter(({ level }) => level === 2)
    if (large.length === 0) return { ...first, span: first.span.map((one) => linesOf(one, within)) }
    const pieces = large.map(({ block }) => smallBlocksIn(block))
    const small = await store.sumUp(memberId, pieces, filter)
    const rest = first.span.filter(({ level }) => level !== 2)
    const second = pageSpan([...rest, ...small], first.skip, page.size)
    return { ...second, span: second.span.map((one) => linesOf(one, within)) }
  }

  return {
    between: store.between,
    async page(memberId: string, within: LineRange, filter: Filter, page: Page) {
      const all = await store.sumUp(memberId, coveringPieces(within), filter)
      const total = all.reduce((count, one) => count + one.count, 0)
      const { span, skip } = await locate(memberId, within, filter, page, all)
      const { size } = page
      const list = span.length > 0 ? await store.lines(memberId, span, filter, { skip, size }) : []
      const sum = (name: string) => all.reduce((units, { sums }) => units + (sums[name] ?? 0n), 0n)
      return { list, total, totalPages: Math.ceil(total / size), sum }
    },
    /** The lines before a number, or the newest, and where the next part begins. */
    async part(memberId: string, within: LineRange, filter: Filter, before: number | undefined) {
      const to = Math.min(before ?? within.to, within.to)
      const from = Math.max(to - linesInPart, within.from)
      const list =
        from < to
          ? await store.lines(memberId, [{ from, to }], filter, { skip: 0, size: linesInPart })
          : []
      return { list, next: from > within.from ? String(from) : null }
    },
    /** The filter values present in the member's list. */
    choices: (memberId: string, all: number) =>
      store.keysOf(memberId, coveringPieces({ from: 0, to: all })),
  }
}

export type PagedList<Row> = ReturnType<typeof createPagedList<Row>>
