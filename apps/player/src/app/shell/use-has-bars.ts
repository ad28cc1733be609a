import { useEffect, useSyncExternalStore } from 'react'
import type { RouteRow } from '#app/routes'
import { readSession, writeSession } from '#lib/storage'
import { restoreSide, setSide } from './side/index.ts'

const cameThroughHomeKey = 'home'
const noSubscription = () => () => {}

/**
 * Whether header and menu are shown. Pages embedded in other sites hide them unless the visitor
 * came through the home page; the menu is collapsed then.
 */
export function useHasBars({ isBare, screen }: RouteRow): boolean {
  const isFlagged = useSyncExternalStore(
    noSubscription,
    () => readSession(cameThroughHomeKey) === '1',
    () => false,
  )
  useEffect(() => {
    if (screen === 'home') writeSession(cameThroughHomeKey, '1')
  }, [screen])
  useEffect(() => {
    if (!isBare) return undefined
    setSide('narrow')
    return restoreSide
  }, [isBare])
  return isBare !== true || isFlagged
}
