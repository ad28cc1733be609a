import type { Answer } from '@fairhouse/browser/query'
import { Listed } from './listed.tsx'
import { Paged } from './paged.tsx'
import { Rows, type Column } from './rows.tsx'
import type { usePages } from './use-pages.ts'

interface Props<Row, Data> {
  answer: Answer<Data>
  pages: ReturnType<typeof usePages>
  caption: string
  columns: readonly Column<Row>[]
  /** Said where there are none. */
  empty: string
  /** Said above them. */
  about?: (data: Data) => string
}

/** A page of a list that was asked for, and the way to the next. */
export function PagedRows<
  Row extends { id: string },
  Data extends { list: readonly Row[]; next: string | null },
>({ answer, pages, about, ...look }: Props<Row, Data>) {
  return (
    <Listed answer={answer}>
      {(data) => (
        <>
          {about && (
            <p role="status" className="text-sm text-text-quiet">
              {about(data)}
            </p>
          )}
          <Rows rows={data.list} keyOf={({ id }) => id} {...look} />
          <Paged pages={pages} next={data.next} />
        </>
      )}
    </Listed>
  )
}
