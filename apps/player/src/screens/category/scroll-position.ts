import { readSession, writeSession } from '#lib/storage'

const keyOf = (address: string) => `place ${address}`
const currentAddress = () => location.pathname + location.search

let cameBackTo: string | undefined
let isFollowing = false

/** Detects a return to a list by the back button or a reload. */
export function watchBackNavigation(): void {
  if (isFollowing) return
  isFollowing = true
  const [arrival] = performance.getEntriesByType('navigation')
  const type = arrival && 'type' in arrival ? arrival.type : undefined
  if (arrival?.name === location.href && (type === 'reload' || type === 'back_forward')) {
    cameBackTo = currentAddress()
  }
  addEventListener('popstate', () => {
    cameBackTo = currentAddress()
  })
}

/** Saved scroll position after a return; it is consumed by the first read. */
export function takeScrollPosition(address: string): number | undefined {
  if (cameBackTo !== address) return undefined
  cameBackTo = undefined
  const cachedLists = readSession(keyOf(address))
  return cachedLists === null ? undefined : Number(cachedLists)
}

/** Saves the scroll position until the returned function is called. */
export function saveScrollPosition(address: string): () => void {
  let lastPx = scrollY
  const look = () => (lastPx = scrollY)
  const keep = () => writeSession(keyOf(address), String(Math.round(lastPx)))
  addEventListener('scroll', look, { passive: true })
  addEventListener('pagehide', keep)
  return () => {
    keep()
    removeEventListener('scroll', look)
    removeEventListener('pagehide', keep)
  }
}
