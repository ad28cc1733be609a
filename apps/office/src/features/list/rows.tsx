import { Card, EmptyState, Icon, Table } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useIsWide } from '#lib/is-wide'

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** The row's heading, and the title of its card. */
  isHeading?: boolean
}

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Text of the empty list. */
  empty: string
}

/** A table on wide screens, a card per row on narrow ones. */
export function Rows<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  const isWide = useIsWide()
  const none = (
    <EmptyState picture={<Icon name="check" className="size-10 text-good" />} title={empty} />
  )
  if (isWide) {
    return <Table isCaptionHidden isWrapped {...{ caption, columns, rows, keyOf }} empty={none} />
  }
  if (rows.length === 0) return none
  return (
    <ul aria-label={caption} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <RowCard columns={columns} row={row} />
        </li>
      ))}
    </ul>
  )
}

function RowCard<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const isHead = ({ isHeading }: Column<Row>) => isHeading === true
  return (
    <Card className="flex flex-col gap-3 p-4">
      {columns.filter(isHead).map((column) => (
        <p key={column.key} className="font-semibold">
          {column.cell(row)}
        </p>
      ))}
      <dl className="flex flex-col gap-2 text-sm">
        {columns
          .filter((column) => !isHead(column))
          .map((column) => (
            <div key={column.key} className="flex flex-wrap items-center justify-between gap-x-4">
              <dt className="text-text-quiet">{column.label}</dt>
              <dd className="ms-auto min-w-0 text-end wrap-anywhere">{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
