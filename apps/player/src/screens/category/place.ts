import { readSession, writeSession } from '#lib/storage'

const keyOf = (address: string) => `place ${address}`
const here = () => location.pathname + location.search

let cameBackTo: string | undefined
let isFollowing = false

/** From the first list on it is known when somebody goes back to one, or comes by a reload. */
export function followBack(): void {
  if (isFollowing) return
  isFollowing = true
  const [arrival] = performance.getEntriesByType('navigation')
  const type = arrival && 'type' in arrival ? arrival.type : undefined
  if (arrival?.name === location.href && (type === 'reload' || type === 'back_forward')) {
    cameBackTo = here()
  }
  addEventListener('popstate', () => {
    cameBackTo = here()
  })
}

/** How far down somebody was who has come back just now; asked once. */
export function takePlace(address: string): number | undefined {
  if (cameBackTo !== address) return undefined
  cameBackTo = undefined
  const kept = readSession(keyOf(address))
  return kept === null ? undefined : Number(kept)
}

/** Remembers how far down a list one is, until the returned function is called. */
export function keepPlace(address: string): () => void {
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
