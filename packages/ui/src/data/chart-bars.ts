/** A bar of a chart, in units of its view box. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isLoss: boolean
}

export const barStep = 10
const gap = 2
export const chartHeight = 100
/** Minimum bar height, so that a figure other than zero stays visible. */
const minBarHeight = 1

interface Drawing {
  readonly bars: Bar[]
  readonly line: number
  /** Ends of the scale; zero where no bar goes to that side. */
  readonly highest: bigint
  readonly lowest: bigint
}

/** Converts figures to bars above and below a zero line, scaled to the chart height. */
export function barsOf(units: readonly bigint[]): Drawing {
  const highest = units.reduce((most, one) => (one > most ? one : most), 0n)
  const lowest = units.reduce((most, one) => (one < most ? one : most), 0n)
  const range = highest - lowest
  const heightOf = (one: bigint) =>
    range === 0n ? 0 : Number((one * BigInt(chartHeight * 100)) / range) / 100
  const line = range === 0n ? chartHeight : heightOf(highest)
  const bars = units.map((one, index): Bar => {
    const isLoss = one < 0n
    const size = Math.abs(heightOf(one))
    const height = one === 0n ? 0 : Math.max(size, minBarHeight)
    const x = index * barStep + gap / 2
    return { x, y: isLoss ? line : line - height, width: barStep - gap, height, isLoss }
  })
  return { bars, line, highest, lowest }
}
