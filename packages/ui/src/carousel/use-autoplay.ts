import { useState, useSyncExternalStore } from 'react'

type Hold = 'pointer' | 'focus' | 'touch'

const calm = '(prefers-reduced-motion: reduce)'
/** Also a phone, on which a low carousel has no control to stop it. */
const calmOrPhone = `${calm}, (width < 40rem)`

const watcherOf = (name: string) => (changed: () => void) => {
  const query = matchMedia(name)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const watchCalm = watcherOf(calm)
const watchCalmOrPhone = watcherOf(calmOrPhone)

function watchHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const no = () => false

/** Plays while the tab is visible, motion is allowed and no pointer, touch or focus holds it. */
export function useAutoplay(isWanted: boolean, isLow: boolean) {
  const [isPaused, setPaused] = useState(false)
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const still = isLow ? calmOrPhone : calm
  const isCalm = useSyncExternalStore(
    isLow ? watchCalmOrPhone : watchCalm,
    () => matchMedia(still).matches,
    no,
  )
  const isHidden = useSyncExternalStore(watchHidden, () => document.hidden, no)
  const isOffered = isWanted && !isCalm
  const isPlaying = isOffered && !isPaused && !isHidden && holds.length === 0
  const hold = (by: Hold, isHeld: boolean) =>
    setHolds((now) => (isHeld ? [...new Set([...now, by])] : now.filter((one) => one !== by)))
  return { isOffered, isPlaying, isPaused, setPaused, hold }
}
