import { useSyncExternalStore } from 'react'

/** Without input for this long, the colleague counts as away. */
const awayMs = 3 * 60 * 1000

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const

let isPresent = true
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

function update(now: boolean): void {
  if (now === isPresent) return
  isPresent = now
  for (const watcher of watchers) watcher()
}

function markActive(): void {
  clearTimeout(timer)
  if (document.hidden) return update(false)
  timer = setTimeout(() => update(false), awayMs)
  return update(true)
}

function start(): void {
  for (const event of activityEvents)
    addEventListener(event, markActive, { passive: true, capture: true })
  document.addEventListener('visibilitychange', markActive)
  markActive()
}

function watch(watcher: () => void): () => void {
  if (timer === undefined) start()
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** True while the tab is visible and was used recently. */
export function usePresence(): boolean {
  return useSyncExternalStore(watch, () => isPresent)
}
