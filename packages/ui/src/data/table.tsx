import { useId, type ReactNode } from 'react'
import { join } from '../utils/join.ts'

interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Aligns figures to the end of the column. */
  isNumber?: boolean
  /** This column is the heading of its row. */
  isHeading?: boolean
}

interface Props<Row> {
  caption: string
  isCaptionHidden?: boolean
  /** Wraps texts, so that many columns fit. */
  isWrapped?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Message and action for a table without rows. */
  empty: ReactNode
}

/** Figures and buttons stay on one line. */
const wrappedClass = '[&_.tabular-nums]:whitespace-nowrap [&_button]:whitespace-nowrap'

const cellClass = (column: { isNumber?: boolean }) =>
  join('px-4 py-3 text-start', column.isNumber === true && 'text-end! tabular-nums')

/** Scrolls sideways inside itself on a phone, by touch or arrow keys. */
export function Table<Row>(props: Props<Row>) {
  const { caption, isCaptionHidden = false, isWrapped = false, columns, rows, keyOf, empty } = props
  const captionId = useId()
  return (
    <section
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keys scroll
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table
        className={join(
          'w-full border-collapse text-sm',
          isWrapped ? wrappedClass : 'whitespace-nowrap',
        )}
      >
        <caption
          id={captionId}
          className={
            isCaptionHidden ? 'sr-only' : 'px-4 pt-4 pb-2 text-start text-base font-semibold'
          }
        >
          {caption}
        </caption>
        <thead className="text-text-quiet">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={join(cellClass(column), 'font-medium')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-10 text-center text-text-quiet">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function TableRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-b border-line transition-colors last:border-0 hover:bg-surface-raised">
      {columns.map((column) => {
        const Cell = column.isHeading === true ? 'th' : 'td'
        const scope = column.isHeading === true ? 'row' : undefined
        return (
          <Cell key={column.key} scope={scope} className={join(cellClass(column), 'font-medium')}>
            {column.cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}
