import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { placeAfter } from './place-after.ts'

interface Given {
  list: RefObject<HTMLElement | null>
  total: number
  columns: number
  /** Brings a place that is not drawn into the page. */
  show: (place: number) => void
}

const linkAt = (list: HTMLElement | null, place: number) =>
  list?.querySelector<HTMLElement>(`[data-place="${place}"] a`)

/** The arrow keys go from game to game, to those too that are not drawn yet. */
export function useArrows({ list, total, columns, show }: Given) {
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
    const next = placeAfter(event.key, Number(cell.dataset.place), { total, columns, isRtl })
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
