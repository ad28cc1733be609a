import { toWire, type Amount } from '@fairhouse/money'
import { changeText } from '#features/records'
import { useCentreWords } from '#lib/centre-words'
import { barsOf, barStep, chartHeight } from './bars.ts'
import { dateText } from './date-text.ts'
import type { Told } from './told.ts'

/** The results as bars; the table below tells the same in figures. */
export function Chart({ told: { list, by, currency } }: { told: Told }) {
  const { tc, tag } = useCentreWords()
  const { bars, line, highest, lowest } = barsOf(list.map(({ net }) => net))
  const width = list.length * barStep
  const [first, last] = [list[0], list.at(-1)]
  return (
    <figure className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm font-semibold">{tc(`records.chart_${by}`)}</figcaption>
      <End units={highest} currency={currency} />
      <svg
        aria-hidden="true"
        viewBox={`0 -2 ${width} ${chartHeight + 4}`}
        preserveAspectRatio="none"
        className="h-44 w-full"
      >
        {bars.map(({ isLoss, ...place }, number) => {
          const part = list[number]
          return (
            <rect key={place.x} {...place} className={isLoss ? 'fill-bad' : 'fill-good'}>
              {part && (
                <title>{`${dateText(part.from, by, tag)} ${changeText(part.net, currency)}`}</title>
              )}
            </rect>
          )
        })}
        <path
          d={`M0 ${line}H${width}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </svg>
      <End units={lowest} currency={currency} />
      {first && last && (
        <p aria-hidden="true" className="flex justify-between text-xs text-text-quiet">
          <span>{dateText(first.from, by, tag)}</span>
          {first !== last && <span>{dateText(last.from, by, tag)}</span>}
        </p>
      )}
    </figure>
  )
}

/** How far the bars go up or down; the line itself is nothing. */
function End({ units, currency }: { units: Amount; currency: string }) {
  if (units === 0n) return null
  return (
    <p aria-hidden="true" className="text-xs text-text-quiet tabular-nums">
      {changeText(toWire(units), currency)}
    </p>
  )
}
