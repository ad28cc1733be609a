import { lotteryWords } from '@fairhouse/i18n/lottery'
import { join } from '@fairhouse/ui'
import { useId } from 'react'
import { useWords } from '#lib/words'
import { frequencies, longestGaps, trendRows, type TrendCell } from './statistics.ts'
import type { ChartSource, Numbers } from './subjects.ts'

export interface TrendDraw {
  readonly number: string
  readonly numbers: Numbers
}

interface Props {
  draws: readonly TrendDraw[]
  source: ChartSource
}

const cellClass = 'size-8 min-w-8 border-b border-line text-center text-xs tabular-nums'
const headClass = join(
  'sticky start-0 z-10 border-e border-b border-line bg-surface px-2 text-start text-xs',
  'font-medium whitespace-nowrap text-text-quiet tabular-nums',
)

/** The end of a draw number, which is enough to identify it within a table. */
const shortNumber = (number: string) => number.slice(-4)

/** Draws in rows, numbers in columns: the drawn one as a ball, the others with their gap. */
export function TrendChart({ draws, source }: Props) {
  const { t } = useWords(lotteryWords)
  const captionId = useId()
  const values = draws.map(({ numbers }) => source.valuesOf(numbers))
  const rows = trendRows(values, source)
  const list = frequencies(values, source)
  const totals = [
    [t('draws.row_count'), list.map(({ count }) => count)],
    [t('draws.row_gap'), list.map(({ missed }) => missed)],
    [t('draws.row_longest'), longestGaps(rows)],
  ] as const
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <section
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keys scroll
        tabIndex={0}
        className="max-h-[70dvh] overflow-auto rounded-control border border-line bg-surface"
      >
        <table className="border-separate border-spacing-0">
          <caption id={captionId} className="sr-only">
            {t('draws.tab_chart')}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={join(headClass, 'top-0 z-20 h-8')}>
                {t('draws.column_draw')}
              </th>
              {list.map(({ number }) => (
                <th
                  key={number}
                  scope="col"
                  className={join(cellClass, 'sticky top-0 bg-surface-raised font-semibold')}
                >
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <ChartRow key={draws[place]?.number} number={draws[place]?.number ?? ''} row={row} />
            ))}
          </tbody>
          <tfoot className="font-semibold">
            {totals.map(([label, figures]) => (
              <tr key={label}>
                <th scope="row" className={headClass}>
                  <span className="block max-w-16 text-[0.625rem]/tight whitespace-normal">
                    {label}
                  </span>
                </th>
                {figures.map((figure, column) => (
                  <td key={column} className={join(cellClass, 'bg-surface-sunken')}>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      <p className="text-xs text-text-quiet">{t('draws.chart_note')}</p>
    </div>
  )
}

const ballClass = join(
  'mx-auto flex size-7 items-center justify-center rounded-full bg-accent text-sm font-bold',
  'text-on-accent',
)

function ChartRow({ number, row }: { number: string; row: readonly TrendCell[] }) {
  const { t } = useWords(lotteryWords)
  return (
    <tr>
      <th scope="row" className={headClass}>
        <span aria-hidden="true">{shortNumber(number)}</span>
        <span className="sr-only">{t('draws.draw', { number })}</span>
      </th>
      {row.map((cell) => (
        <td key={cell.number} className={join(cellClass, 'text-text-quiet')}>
          {cell.isDrawn ? (
            <span className={ballClass}>
              {cell.number}
              <span className="sr-only"> {t('draws.drawn')}</span>
            </span>
          ) : (
            cell.gap
          )}
        </td>
      ))}
    </tr>
  )
}
