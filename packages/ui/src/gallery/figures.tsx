import { useState } from 'react'
import { Badge, Button, Chart, Countdown, Money, Pagination, Table, Tabs } from '../index.ts'
import { samples, transfers } from './samples.ts'
import type { Entries, EntryProps } from './entry.ts'

const points = samples.money.map((text, place) => ({
  label: String(place + 1),
  units: [30n, 12n, -20n][place] ?? 0n,
  text,
}))

export const figures: Entries = {
  Money: () => (
    <>
      <Money text={samples.money[0]} className="text-3xl" />
      <Money text={samples.money[1]} tone="good" />
      <Money text={samples.money[2]} tone="bad" />
    </>
  ),
  Chart: () => (
    <div className="w-full">
      <Chart caption={samples.tableTitle} points={points} />
    </div>
  ),
  Countdown: CountdownSample,
  Table: TableSample,
  Pagination: PaginationSample,
  Tabs: TabsSample,
}

function CountdownSample({ now }: EntryProps) {
  const [untilMs, setUntilMs] = useState(0)
  const texts = { label: samples.ends, endText: samples.ended }
  return (
    <>
      <span className="text-text-quiet">{samples.ends}</span>
      <Countdown {...texts} now={() => now() % 8_130_000} untilMs={8_130_000} />
      <Button variant="quiet" size="small" onClick={() => setUntilMs(now() + 1500)}>
        {samples.countDown}
      </Button>
      <Countdown {...texts} now={now} untilMs={untilMs} />
    </>
  )
}

const { what, when, state, sum } = samples.tableColumns
const columns = [
  { key: 'what', label: what, isHeading: true, cell: (row: Transfer) => row.what },
  { key: 'when', label: when, cell: (row: Transfer) => row.when },
  {
    key: 'state',
    label: state,
    cell: (row: Transfer) => (
      <Badge tone={row.state === 'Done' ? 'good' : 'warn'}>{row.state}</Badge>
    ),
  },
  { key: 'sum', label: sum, isNumber: true, cell: (row: Transfer) => <Money text={row.sum} /> },
]
type Transfer = (typeof transfers)[number]

function TableSample() {
  const table = { caption: samples.tableTitle, columns, keyOf: (row: Transfer) => row.id }
  return (
    <div className="grid w-full grid-cols-1 gap-6">
      <Table {...table} rows={transfers} empty={samples.tableEmpty} />
      <Table
        {...table}
        caption={samples.tableOther}
        isCaptionHidden
        rows={[]}
        empty={samples.tableEmpty}
      />
    </div>
  )
}

function PaginationSample() {
  const [page, setPage] = useState(10)
  const labels = {
    label: samples.pages,
    previousLabel: samples.previous,
    nextLabel: samples.next,
    pageLabel: (one: number) => `Page ${one}`,
  }
  return (
    <div className="grid w-full justify-items-center gap-6">
      <Pagination page={page} pages={20} onPage={setPage} {...labels} />
      <Pagination page={1} pages={3} onPage={setPage} {...labels} label={samples.tableTitle} />
    </div>
  )
}

function TabsSample() {
  const [tab, setTab] = useState<keyof typeof samples.panels>('all')
  return (
    <Tabs
      label={samples.tabs}
      tabs={[
        { id: 'all', label: samples.tabOne, icon: 'gamepad' },
        { id: 'favourites', label: samples.tabTwo, icon: 'star' },
        { id: 'lately', label: samples.tabThree, icon: 'clock' },
      ]}
      value={tab}
      onChange={setTab}
    >
      <p className="text-text-quiet">{samples.panels[tab]}</p>
    </Tabs>
  )
}
