import { join } from '../utils/join.ts'
import { barsOf, barStep, chartHeight } from './chart-bars.ts'

interface Point {
  /** Date or month of the point. */
  label: string
  units: bigint
  /** The figure, formatted for the locale. */
  text: string
}

interface Props {
  caption: string
  points: readonly Point[]
  /** One colour for all bars, for figures that are neither good nor bad. */
  isPlain?: boolean
}

/** Bar chart of figures by day or month; callers also show the figures as text below it. */
export function Chart({ caption, points, isPlain = false }: Props) {
  const { bars, line, highest, lowest } = barsOf(points.map(({ units }) => units))
  const width = points.length * barStep
  const [first, last] = [points[0], points.at(-1)]
  const fillOf = (isLoss: boolean) =>
    join(isPlain ? 'fill-accent' : isLoss ? 'fill-bad' : 'fill-good')
  return (
    <figure className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm font-semibold">{caption}</figcaption>
      <End points={points} units={highest} />
      <svg
        aria-hidden="true"
        viewBox={`0 -2 ${width} ${chartHeight + 4}`}
        preserveAspectRatio="none"
        className="h-44 w-full rtl:-scale-x-100"
      >
        {bars.map(({ isLoss, ...place }, number) => {
          const point = points[number]
          return (
            <rect key={place.x} {...place} className={fillOf(isLoss)}>
              {point && <title>{`${point.label} ${point.text}`}</title>}
            </rect>
          )
        })}
        <path
          d={`M0 ${line}H${width}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </svg>
      <End points={points} units={lowest} />
      {first && last && (
        <p aria-hidden="true" className="flex justify-between text-xs text-text-quiet">
          <span>{first.label}</span>
          {first !== last && <span>{last.label}</span>}
        </p>
      )}
    </figure>
  )
}

/** Highest or lowest figure of the chart; empty when the scale ends at zero. */
function End({ points, units }: { points: readonly Point[]; units: bigint }) {
  const end = units === 0n ? undefined : points.find((point) => point.units === units)
  if (!end) return null
  return (
    <p aria-hidden="true" className="text-xs text-text-quiet tabular-nums">
      <bdi>{end.text}</bdi>
    </p>
  )
}
