import { openModal } from '#lib/modals'

let caught: URLSearchParams | undefined

/**
 * Somebody comes from a provider they sign in with, or from another device: what they bring is
 * taken out of the address at once, so that it stays in no history and no picture of the screen.
 */
export function catchArrival(): void {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  const isBack = pathname === '/login' && query.has('state')
  if (!isBack && !query.has('token')) return
  caught = query
  history.replaceState(null, '', pathname)
  openModal(isBack ? 'social' : 'handOver')
}

/** What was brought; it is good once, so it is given once. */
export function takeArrival(): URLSearchParams | undefined {
  const taken = caught
  caught = undefined
  return taken
}
