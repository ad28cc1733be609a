import { useEffect, useSyncExternalStore } from 'react'
import type { RouteRow } from '#app/routes'
import { readLocal, writeLocal } from '#lib/storage'
import { restoreSide, setSide } from './side/index.ts'

const homeKey = 'home'
const noSubscription = () => () => {}

/**
 * Whether header and menu are shown. Pages that other sites embed hide them in a browser that has
 * never opened the home page; the menu starts collapsed.
 */
export function useHasBars({ isBare, screen }: RouteRow): boolean {
  const isFlagged = useSyncExternalStore(
    noSubscription,
    () => readLocal(homeKey) === '1',
    () => false,
  )
  useEffect(() => {
    if (screen === 'home') writeLocal(homeKey, '1')
  }, [screen])
  useEffect(() => {
    if (!isBare) return undefined
    setSide('narrow')
    return restoreSide
  }, [isBare])
  return isBare !== true || isFlagged
}
