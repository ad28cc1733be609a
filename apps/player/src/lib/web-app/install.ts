import { useSyncExternalStore } from 'react'

/** The `beforeinstallprompt` event, which is not in the DOM types yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

interface Install {
  /** Set while the browser offers installation. */
  readonly install: (() => void) | undefined
  readonly isInstalled: boolean
}

const nothing: Install = { install: undefined, isInstalled: false }
let known = nothing
const watchers = new Set<() => void>()

function change(next: Install): void {
  known = next
  for (const watcher of watchers) watcher()
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** The event fires once, early: keep it for our button instead of the browser's bar. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    const install = () => {
      change(nothing)
      void event.prompt()
    }
    change({ install, isInstalled: false })
  })
  addEventListener('appinstalled', () => change({ install: undefined, isInstalled: true }))
}

export function watchInstall(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const readInstall = () => known

export function useInstall(): Install {
  return useSyncExternalStore(watchInstall, readInstall, () => nothing)
}
