import { useSyncExternalStore } from 'react'
import type { Live, LiveState } from './live.ts'

const againMs = 5000

let live: Live | undefined
let loading: Promise<void> | undefined
const watchers = new Set<() => void>()
/** Who listens before there is anything to listen to. */
const early = new Set<(live: Live) => void>()

/** No first view waits for it: the code of the socket comes when somebody listens. */
async function load(): Promise<void> {
  try {
    const { createLive } = await import('./later-live.ts')
    live = createLive()
  } catch {
    setTimeout(() => void load(), againMs)
    return
  }
  live.onState(() => {
    for (const watcher of watchers) watcher()
  })
  for (const listen of early) listen(live)
  early.clear()
}

type PageLive = Pick<Live, 'on' | 'onState' | 'again'> & { readonly state: LiveState }

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
  again: () => live?.again(),
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
