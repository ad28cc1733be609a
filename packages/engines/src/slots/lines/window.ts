import type { Position } from './events.ts'
import type { LinesModel } from './model.ts'

/** Columns of symbols, from left to right. */
export type Window = readonly (readonly string[])[]

export function windowAt(
  strips: LinesModel['strips'],
  stops: readonly number[],
  rows: number,
): Window {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) =>
      symbolAt(strip, ((stops[reel] ?? 0) + row) % strip.length),
    ),
  )
}

export function symbolAt(column: readonly string[] | undefined, row: number): string {
  const symbol = column?.[row]
  if (symbol === undefined) throw new Error(`no symbol at ${row}`)
  return symbol
}

export function positionsOf(window: Window, symbol: string): Position[] {
  return window.flatMap((column, reel) =>
    column.flatMap((one, row): Position[] => (one === symbol ? [[reel, row]] : [])),
  )
}
