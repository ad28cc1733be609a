import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsDrawn } from '#lib/hydration'
import { waitForTurn } from './tile-queue.ts'

const aheadPx = 300

/**
 * Whether the picture of a tile may load now. Pictures in server markup load at once; all others
 * wait until they are near the view and for their turn.
 */
export function useTileTurn(address: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = useIsDrawn()
  const [turn, setTurn] = useState<string>()
  const end = useRef(() => {})
  useEffect(() => {
    const { current } = box
    if (isDrawn || !current || address === undefined) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        end.current = waitForTurn(() => setTurn(address))
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      // Breaks a download off that nobody waits for any more.
      current.querySelector('.tile-own')?.removeAttribute('src')
      end.current()
    }
  }, [address, isDrawn])
  const done = useCallback(() => end.current(), [])
  return { box, mayLoad: isDrawn || turn === address, isDrawn, done }
}
