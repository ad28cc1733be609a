import type { KeyboardEvent } from 'react'

type Axis = 'inline' | 'block'

/** Step of the key along the axis: 1, -1, or one of the ends. */
export function stepOf(key: string, axis: Axis, isRtl: boolean): number | undefined {
  const forward = axis === 'block' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = axis === 'block' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft'
  const steps: Record<string, number> = { [forward]: 1, [back]: -1, Home: -Infinity, End: Infinity }
  return steps[key]
}

/** Index after a step, wrapping at both ends. */
export function indexAfter(from: number, step: number, count: number): number {
  if (step === -Infinity) return 0
  if (step === Infinity) return count - 1
  return (from + step + count) % count
}

/** Moves the focus among the items by arrow keys, Home and End; returns the new index. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  axis: Axis,
): number | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = stepOf(event.key, axis, isRtl)
  if (step === undefined || items.length === 0) return undefined
  event.preventDefault()
  const from = items.findIndex((item) => item === document.activeElement)
  const place = indexAfter(from, step, items.length)
  items[place]?.focus()
  return place
}
