import { deviceZone } from '@fairhouse/browser/moment'
import { useSyncExternalStore } from 'react'

export { dayText, deviceZone, momentText, timeFormat } from '@fairhouse/browser/moment'

const watchNothing = () => () => undefined

/** The zone of the reader; null until hydration, because the server knows no device. */
export const useReaderZone = (isWanted = true): string | null =>
  useSyncExternalStore(
    watchNothing,
    () => (isWanted ? deviceZone() : null),
    () => null,
  )
