import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { nearestPlace, originalOf, scrollToPlace, slideAt } from './carousel-scroll.ts'

// A server has no layout to wait for.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

const never = () => () => {}

/** Which slide stands in the middle, and how another one comes there, round and round. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const aim = useRef(0)
  // What the server drew begins with the first slide; the copies come in the browser.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isLooped = isDrawn && count > 1

  useBeforePaint(() => {
    aim.current = isLooped ? 1 : 0
    if (track.current) scrollToPlace(track.current, aim.current, 'instant')
  }, [isLooped, count])

  // A slide without a link leaves the keyboard nothing to hold on to but the track itself.
  useEffect(() => {
    const scroller = track.current
    if (!scroller || !isLooped) return
    scroller.tabIndex = scroller.children[shown + 1]?.querySelector('a') ? -1 : 0
  }, [isLooped, shown])

  useEffect(() => {
    const recentre = () => {
      if (track.current) scrollToPlace(track.current, aim.current, 'instant')
    }
    addEventListener('resize', recentre)
    return () => removeEventListener('resize', recentre)
  }, [])

  const jump = (place: number) => {
    const original = isLooped ? originalOf(place, count) : place
    aim.current = original
    if (original !== place && track.current) scrollToPlace(track.current, original, 'instant')
  }
  const goTo = (place: number) => {
    aim.current = place
    if (track.current) scrollToPlace(track.current, place, 'auto')
  }
  return {
    track,
    current: Math.min(shown, count - 1),
    isLooped,
    move: (step: 1 | -1) => {
      if (!isLooped) return
      jump(aim.current)
      goTo(aim.current + step)
    },
    show: (slide: number) => goTo(isLooped ? slide + 1 : slide),
    onScroll: () => {
      if (!track.current) return
      const { place, isThere } = nearestPlace(track.current)
      setShown(slideAt(place, count, isLooped))
      // Older Safari does not say when a scroll has ended.
      if (isThere && !('onscrollend' in window)) jump(place)
    },
    onScrollEnd: () => {
      if (!track.current) return
      const { place, isThere } = nearestPlace(track.current)
      if (isThere) jump(place)
      // A browser that laid the page out anew may have lost the place.
      else scrollToPlace(track.current, aim.current, 'instant')
    },
  }
}
