interface Grid {
  readonly total: number
  readonly columns: number
  readonly isRtl: boolean
}

/** Where a key leads in a grid; nowhere beyond its edges, and nothing for other keys. */
export function placeAfter(key: string, from: number, { total, columns, isRtl }: Grid) {
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
