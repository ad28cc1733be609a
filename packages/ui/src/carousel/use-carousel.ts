import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { nearestIndex, realIndex, scrollToIndex, slideAt } from './carousel-scroll.ts'

// Effects of layout do not run on the server.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

const never = () => () => {}

/** State of the carousel: current slide and the handlers that move it, with or without a loop. */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [currentSlide, setShown] = useState(0)
  const target = useRef(0)
  // The server draws the slides only; the browser adds the two copies of the loop.
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isLooped = isDrawn && count > 1

  useBeforePaint(() => {
    target.current = isLooped ? 1 : 0
    if (track.current) scrollToIndex(track.current, target.current, 'instant')
  }, [isLooped, count])

  // A slide without a link has no tab stop, so the track itself gets one.
  useEffect(() => {
    const scroller = track.current
    if (!scroller || !isLooped) return
    scroller.tabIndex = scroller.children[currentSlide + 1]?.querySelector('a') ? -1 : 0
  }, [isLooped, currentSlide])

  useEffect(() => {
    const recentre = () => {
      if (track.current) scrollToIndex(track.current, target.current, 'instant')
    }
    addEventListener('resize', recentre)
    return () => removeEventListener('resize', recentre)
  }, [])

  const jump = (index: number) => {
    const original = isLooped ? realIndex(index, count) : index
    target.current = original
    if (original !== index && track.current) scrollToIndex(track.current, original, 'instant')
  }
  const goTo = (index: number) => {
    target.current = index
    if (track.current) scrollToIndex(track.current, index, 'auto')
  }
  return {
    track,
    current: Math.min(currentSlide, count - 1),
    isLooped,
    move: (step: 1 | -1) => {
      if (!isLooped) return
      jump(target.current)
      goTo(target.current + step)
    },
    show: (slide: number) => goTo(isLooped ? slide + 1 : slide),
    onScroll: () => {
      if (!track.current) return
      const { index, isSettled } = nearestIndex(track.current)
      setShown(slideAt(index, count, isLooped))
      // Older Safari has no scrollend event.
      if (isSettled && !('onscrollend' in window)) jump(index)
    },
    onScrollEnd: () => {
      if (!track.current) return
      const { index, isSettled } = nearestIndex(track.current)
      if (isSettled) jump(index)
      // A layout change may have moved the track.
      else scrollToIndex(track.current, target.current, 'instant')
    },
  }
}
