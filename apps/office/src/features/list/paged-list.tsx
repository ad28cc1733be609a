import type { Answer } from '@fairhouse/browser/query'
import { LoadState } from './load-state.tsx'
import { Pager } from './pager.tsx'
import { Rows, type Column } from './rows.tsx'
import type { usePages } from './use-pages.ts'

interface Props<Row, Data> {
  answer: Answer<Data>
  pages: ReturnType<typeof usePages>
  caption: string
  columns: readonly Column<Row>[]
  /** Text of the empty list. */
  empty: string
  /** Text above the list. */
  about?: (data: Data) => string
}

/** One page of a cursor-paginated list with its pager. */
export function PagedTable<
  Row extends { id: string },
  Data extends { list: readonly Row[]; next: string | null },
>({ answer, pages, about, ...look }: Props<Row, Data>) {
  return (
    <LoadState answer={answer}>
      {(data) => (
        <>
          {about && (
            <p role="status" className="text-sm text-text-quiet">
              {about(data)}
            </p>
          )}
          <Rows rows={data.list} keyOf={({ id }) => id} {...look} />
          <Pager pages={pages} next={data.next} />
        </>
      )}
    </LoadState>
  )
}
