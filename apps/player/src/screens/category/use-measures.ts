import { useLayoutEffect, useState, type RefObject } from 'react'

export interface Measures {
  readonly columns: number
  readonly rowPx: number
  /** How far down the page the list begins. */
  readonly topPx: number
}

/** What the browser has made of the list; unknown on a server. */
export function useMeasures(list: RefObject<HTMLElement | null>): Measures | undefined {
  const [measures, setMeasures] = useState<Measures>()
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
    // What stands above it may grow or go.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return measures
}

function measure(list: HTMLElement): Measures | undefined {
  const [first] = list.children
  if (!first) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPx: first.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0),
    topPx: Math.round(list.getBoundingClientRect().top + scrollY),
  }
}

const isSame = (one: Measures | undefined, other: Measures) =>
  one?.columns === other.columns && one.rowPx === other.rowPx && one.topPx === other.topPx
