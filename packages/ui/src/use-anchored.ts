import { useEffect, type RefObject } from 'react'

type Place = 'start' | 'end'

interface Anchored {
  isOpen: boolean
  anchor: RefObject<HTMLElement | null>
  popover: RefObject<HTMLElement | null>
  align?: Place
  /** How high it may be, in pixels. */
  most?: number
}

const GAP = 6
const EDGE = 8

/** Keeps an open popover beside its anchor: below it, or above where there is more room. */
export function useAnchored({ isOpen, anchor, popover, align = 'start', most = 320 }: Anchored) {
  useEffect(() => {
    const [at, shown] = [anchor.current, popover.current]
    if (!isOpen || !at || !shown) return undefined
    const follow = () => place(at, shown, align, most)
    follow()
    window.addEventListener('resize', follow)
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, { capture: true })
    }
  }, [isOpen, anchor, popover, align, most])
}

function place(anchor: HTMLElement, popover: HTMLElement, align: Place, most: number) {
  const box = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const isBelow = below >= Math.min(popover.scrollHeight, most) || below >= above
  const { style } = popover
  style.minInlineSize = `max(${box.width}px, 11rem)`
  style.maxBlockSize = `${Math.min(most, Math.max(isBelow ? below : above, 96))}px`
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const wanted = (align === 'start') === isRtl ? box.right - popover.offsetWidth : box.left
  const farthest = clientWidth - popover.offsetWidth - EDGE
  const top = isBelow ? box.bottom + GAP : box.top - GAP - popover.offsetHeight
  style.left = `${Math.max(EDGE, Math.min(wanted, farthest))}px`
  style.top = `${top}px`
}
