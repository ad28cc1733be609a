import { useLayoutEffect, useState, type RefObject } from 'react'

export interface GridLayout {
  readonly columns: number
  readonly rowPx: number
  /** Distance of the list from the top of the page. */
  readonly topPx: number
}

/** Columns and offset of the grid as laid out by the browser; unknown on the server. */
export function useGridLayout(list: RefObject<HTMLElement | null>): GridLayout | undefined {
  const [measures, setMeasures] = useState<GridLayout>()
  useLayoutEffect(() => {
    const shown = list.current
    if (!shown) return undefined
    const look = () => {
      const next = measure(shown)
      if (next) setMeasures((known) => (isSame(known, next) ? known : next))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(shown)
    // Elements above the list may change height.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return measures
}

function measure(list: HTMLElement): GridLayout | undefined {
  const [first] = list.children
  if (!first) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPx: first.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    topPx: Math.round(list.getBoundingClientRect().top + scrollY),
  }
}

const isSame = (one: GridLayout | undefined, other: GridLayout) =>
  one?.columns === other.columns && one.rowPx === other.rowPx && one.topPx === other.topPx
