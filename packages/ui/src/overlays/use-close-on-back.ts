import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Lets going back close an open overlay; the returned function ends that. */
export type CloseOnBack = (close: () => void) => () => void

/** Set by apps in which the browser's back button closes overlays. */
export const BackContext = createContext<CloseOnBack | undefined>(undefined)

export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeOnBack = use(BackContext)
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? closeOnBack?.(() => closeNow()) : undefined), [isOpen, closeOnBack])
}
