import { useSyncExternalStore } from 'react'

/** What a browser hands a page that may be installed; not yet in the types of browsers. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

interface Install {
  /** Where the browser offers it, until it was taken or turned down. */
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

/** The offer comes once, early: it is kept for the button, in place of the browser's own bar. */
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
