import { useState, useSyncExternalStore } from 'react'

type Hold = 'pointer' | 'focus' | 'touch'

const calm = '(prefers-reduced-motion: reduce)'

function watchCalm(changed: () => void): () => void {
  const query = matchMedia(calm)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function watchHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const no = () => false

/** Plays while the tab is visible, motion is allowed and no pointer, touch or focus holds it. */
export function useAutoplay(isWanted: boolean) {
  const [isPaused, setPaused] = useState(false)
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const isCalm = useSyncExternalStore(watchCalm, () => matchMedia(calm).matches, no)
  const isHidden = useSyncExternalStore(watchHidden, () => document.hidden, no)
  const isOffered = isWanted && !isCalm
  const isPlaying = isOffered && !isPaused && !isHidden && holds.length === 0
  const hold = (by: Hold, isHeld: boolean) =>
    setHolds((now) => (isHeld ? [...new Set([...now, by])] : now.filter((one) => one !== by)))
  return { isOffered, isPlaying, isPaused, setPaused, hold }
}
