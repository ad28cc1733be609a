import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

export interface FullScreen {
  readonly isOn: boolean
  /** Undefined where the browser has none, as on many phones. */
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
    // A browser may refuse; then nothing has changed and the button still says so.
    change?.catch(() => undefined)
  }
  return { isOn, toggle: isThere ? toggle : undefined }
}
