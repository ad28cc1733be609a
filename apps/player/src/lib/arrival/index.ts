import { openModal } from '#lib/modals'

let captured: URLSearchParams | undefined

const isBack = (path: string, query: URLSearchParams) => path === '/login' && query.has('state')

const isArrival = (path: string, query: URLSearchParams) =>
  isBack(path, query) || query.has('token')

/** The search that the page has once its parameters are captured. */
export function searchWithoutArrival(path: string, search: string): string {
  return isArrival(path, new URLSearchParams(search)) ? '' : search
}

/**
 * Captures the parameters of a social login or device hand-over. They are removed from the address
 * at once, so that no history entry or screenshot contains them.
 */
export function captureArrival(): void {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  if (!isArrival(pathname, query)) return
  captured = query
  history.replaceState(null, '', pathname)
  openModal(isBack(pathname, query) ? 'social' : 'handOver')
}

/** Returns the captured parameters once: they are valid once. */
export function takeArrival(): URLSearchParams | undefined {
  const taken = captured
  captured = undefined
  return taken
}
