interface Grid {
  readonly total: number
  readonly columns: number
  readonly isRtl: boolean
}

/** Index that an arrow key leads to. Undefined beyond the edges and for other keys. */
export function stepInGrid(key: string, from: number, { total, columns, isRtl }: Grid) {
  const on = isRtl ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: on,
    ArrowLeft: -on,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = from + step
  return next >= 0 && next < total ? next : undefined
}
