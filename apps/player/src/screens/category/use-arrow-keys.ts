import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { stepInGrid } from './grid-step.ts'

interface Given {
  list: RefObject<HTMLElement | null>
  total: number
  columns: number
  /** Scrolls an unrendered row into view. */
  show: (place: number) => void
}

const linkAt = (list: HTMLElement | null, place: number) =>
  list?.querySelector<HTMLElement>(`[data-place="${place}"] a`)

/** Arrow keys move between games, including rows that are not rendered yet. */
export function useArrowKeys({ list, total, columns, show }: Given) {
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const link = linkAt(list.current, wanted.current)
    if (!link) return
    wanted.current = undefined
    link.focus()
  })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const cell =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-place]')
    if (!cell) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = stepInGrid(event.key, Number(cell.dataset.place), { total, columns, isRtl })
    if (next === undefined) return
    event.preventDefault()
    const link = linkAt(list.current, next)
    if (link) link.focus()
    else {
      wanted.current = next
      show(next)
    }
  }
}
