import { useEffect, type RefObject } from 'react'

type Align = 'start' | 'end'

interface Anchored {
  isOpen: boolean
  anchor: RefObject<HTMLElement | null>
  popover: RefObject<HTMLElement | null>
  align?: Align
  /** Maximum height in pixels. */
  maxHeight?: number
}

const GAP = 6
const EDGE = 8

/** Positions an open popover below its anchor, or above it where there is more space. */
export function useAnchored({
  isOpen,
  anchor,
  popover,
  align = 'start',
  maxHeight = 320,
}: Anchored) {
  useEffect(() => {
    const [at, shown] = [anchor.current, popover.current]
    if (!isOpen || !at || !shown) return undefined
    const follow = () => place(at, shown, align, maxHeight)
    follow()
    window.addEventListener('resize', follow)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [isOpen, anchor, popover, align, maxHeight])
}

function place(anchor: HTMLElement, popover: HTMLElement, align: Align, maxHeight: number) {
  const box = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const spaceBelow = clientHeight - box.bottom - GAP - EDGE
  const spaceAbove = box.top - GAP - EDGE
  const isBelow =
    spaceBelow >= Math.min(popover.scrollHeight, maxHeight) || spaceBelow >= spaceAbove
  const { style } = popover
  style.minInlineSize = `max(${box.width}px, 11rem)`
  style.maxBlockSize = `${Math.min(maxHeight, Math.max(isBelow ? spaceBelow : spaceAbove, 96))}px`
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const preferredLeft = (align === 'start') === isRtl ? box.right - popover.offsetWidth : box.left
  const farthest = clientWidth - popover.offsetWidth - EDGE
  const top = isBelow ? box.bottom + GAP : box.top - GAP - popover.offsetHeight
  style.left = `${Math.max(EDGE, Math.min(preferredLeft, farthest))}px`
  style.top = `${top}px`
}
