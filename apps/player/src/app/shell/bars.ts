import { useEffect, useSyncExternalStore } from 'react'
import type { RouteRow } from '#app/routes'
import { readSession, writeSession } from '#lib/storage'
import { showChosenSide, showSide } from './side/index.ts'

const flag = 'home'
const nothing = () => () => {}

/**
 * Whether the bars stand around a page. Pages that are shown inside of others have none, unless
 * the visitor came through the first page; the menu is narrow then.
 */
export function useHasBars({ isBare, screen }: RouteRow): boolean {
  const isFlagged = useSyncExternalStore(
    nothing,
    () => readSession(flag) === '1',
    () => false,
  )
  useEffect(() => {
    if (screen === 'home') writeSession(flag, '1')
  }, [screen])
  useEffect(() => {
    if (!isBare) return undefined
    showSide('narrow')
    return showChosenSide
  }, [isBare])
  return isBare !== true || isFlagged
}
