import { useSyncExternalStore } from 'react'

/** So long without a key, a press or a move of the pointer, nobody is here. */
const awayMs = 3 * 60 * 1000

const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const

let isHere = true
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

function become(now: boolean): void {
  if (now === isHere) return
  isHere = now
  for (const watcher of watchers) watcher()
}

function seen(): void {
  clearTimeout(timer)
  if (document.hidden) return become(false)
  timer = setTimeout(() => become(false), awayMs)
  return become(true)
}

function start(): void {
  for (const sign of signs) addEventListener(sign, seen, { passive: true, capture: true })
  document.addEventListener('visibilitychange', seen)
  seen()
}

function watch(watcher: () => void): () => void {
  if (timer === undefined) start()
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Whether somebody is at this page: it is seen, and was used not long ago. */
export function usePresence(): boolean {
  return useSyncExternalStore(watch, () => isHere)
}
