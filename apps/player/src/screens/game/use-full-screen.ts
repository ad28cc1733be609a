import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

export interface FullScreen {
  readonly isOn: boolean
  /** Undefined if the browser has no full screen, as on many phones. */
  readonly toggle: (() => void) | undefined
}

const never = () => () => {}

export function useFullScreen(place: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false)
  const isThere = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  )
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement === place.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [place])
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : place.current?.requestFullscreen()
    // The browser may refuse; the state and the button then stay the same.
    change?.catch(() => undefined)
  }
  return { isOn, toggle: isThere ? toggle : undefined }
}
