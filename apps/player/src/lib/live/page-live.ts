import { useSyncExternalStore } from 'react'
import type { Live, LiveState } from './live.ts'

const retryMs = 5000

let live: Live | undefined
let loading: Promise<void> | undefined
const watchers = new Set<() => void>()
/** Listeners added before the code has loaded. */
const early = new Set<(live: Live) => void>()

/** The code of the socket loads with the first listener. */
async function load(): Promise<void> {
  try {
    const { createLive } = await import('./create-live.lazy.ts')
    live = createLive()
  } catch {
    setTimeout(() => void load(), retryMs)
    return
  }
  live.onState(() => {
    for (const watcher of watchers) watcher()
  })
  for (const listen of early) listen(live)
  early.clear()
}

type PageLive = Pick<Live, 'on' | 'onState' | 'restart'> & { readonly state: LiveState }

const shared: PageLive = {
  get state() {
    return live?.state ?? 'idle'
  },
  on(topic, hear) {
    if (live) return live.on(topic, hear)
    let stop: (() => void) | undefined
    const listen = (there: Live) => {
      stop = there.on(topic, hear)
    }
    early.add(listen)
    loading ??= load()
    return () => {
      early.delete(listen)
      stop?.()
    }
  },
  onState(watcher) {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  restart: () => live?.restart(),
}

/** The socket of this page; a server that renders has none. */
export const pageLive = () => shared

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    shared.onState,
    () => shared.state,
    () => 'idle',
  )
}
