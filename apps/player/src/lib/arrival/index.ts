import { openModal } from '#lib/modals'

let captured: URLSearchParams | undefined

/**
 * Captures the parameters of a social login or device hand-over. They are removed from the address
 * at once, so that no history entry or screenshot contains them.
 */
export function captureArrival(): void {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  const isBack = pathname === '/login' && query.has('state')
  if (!isBack && !query.has('token')) return
  captured = query
  history.replaceState(null, '', pathname)
  openModal(isBack ? 'social' : 'handOver')
}

/** Returns the captured parameters once: they are valid once. */
export function takeArrival(): URLSearchParams | undefined {
  const taken = captured
  captured = undefined
  return taken
}
