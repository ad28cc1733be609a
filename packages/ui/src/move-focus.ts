import type { KeyboardEvent } from 'react'

type Axis = 'inline' | 'block'

/** How far the key moves along the axis: to the next (1), the one before (-1), or an end. */
export function stepOf(key: string, axis: Axis, isRtl: boolean): number | undefined {
  const forward = axis === 'block' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight'
  const back = axis === 'block' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft'
  const steps: Record<string, number> = { [forward]: 1, [back]: -1, Home: -Infinity, End: Infinity }
  return steps[key]
}

/** The place after a step, going round at both ends. */
export function placeAfter(from: number, step: number, count: number): number {
  if (step === -Infinity) return 0
  if (step === Infinity) return count - 1
  return (from + step + count) % count
}

/** Moves the focus among the items by arrow keys, Home and End, and tells where it is then. */
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
  const place = placeAfter(from, step, items.length)
  items[place]?.focus()
  return place
}
