import { navigate as go, usePathname } from 'wouter/use-browser-location'

/** Closes the parts open over the page, the last one first. */
const opened: (() => void)[] = []
/** What waits until a step back of ours has happened; undefined without one. */
let waiting: (() => void)[] | undefined
let isPlanned = false

/** A browser may drop a step, for example while another page loads. */
const stepTimeoutMs = 1000
let stepTimer: ReturnType<typeof setTimeout>

/** What closes is often followed by a page or another part, which takes over its entry. */
const closeDelayMs = 300
let closeTimer: ReturnType<typeof setTimeout>

/** The number of history entries above the page, one for each part open over it. */
function depth(): number {
  const state: unknown = history.state
  const isOurs = typeof state === 'object' && state !== null && 'depth' in state
  return isOurs && typeof state.depth === 'number' ? state.depth : 0
}

/** Makes the history match the open parts. */
function align(): void {
  isPlanned = false
  clearTimeout(closeTimer)
  if (waiting) return
  while (depth() < opened.length) {
    history.pushState({ ...history.state, depth: depth() + 1 }, '')
  }
  if (depth() === opened.length) return
  addEventListener('beforeunload', stay)
  closeTimer = setTimeout(() => {
    removeEventListener('beforeunload', stay)
    if (!waiting && depth() > opened.length) stepBack(depth() - opened.length)
  }, closeDelayMs)
}

/** A step back would stop another site or page that loads now. */
function stay(): void {
  clearTimeout(closeTimer)
}

/** Waits for the end of the task, in which one part may give way to another. */
function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(align)
}

function stepBack(entries: number): void {
  waiting ??= []
  stepTimer = setTimeout(arrive, stepTimeoutMs)
  history.go(-entries)
}

function arrive(): void {
  const late = waiting ?? []
  waiting = undefined
  clearTimeout(stepTimer)
  for (const run of late) run()
  plan()
}

function onPopState(): void {
  if (waiting) return arrive()
  for (const close of opened.splice(depth()).toReversed()) close()
  return plan()
}

/** Starts listening. A page that was reloaded under an open part goes back to its own entry. */
export function startBack(): void {
  addEventListener('popstate', onPopState)
  plan()
}

/** Lets going back close an open part; the returned function is called when it is closed. */
export function closeOnBack(close: () => void): () => void {
  opened.push(close)
  plan()
  return () => {
    const at = opened.indexOf(close)
    if (at !== -1) opened.splice(at, 1)
    plan()
  }
}

/** Goes to a page. It takes the entry of an open part, so that none is left behind. */
export const navigate: typeof go = (to, options) => {
  if (waiting) waiting.push(() => navigate(to, options))
  else go(to, depth() > 0 ? { ...options, replace: true } : options)
}

/** Leaves the current entry and those of the parts open over it. */
export function goBack(): void {
  if (waiting) waiting.push(goBack)
  else stepBack(depth() + 1)
}

const useHistory = (router: Parameters<typeof usePathname>[0]): [string, typeof navigate] => [
  usePathname(router),
  navigate,
]

/** Lets the router's links replace the entry of an open part. */
export const routerOptions = { hook: useHistory }
