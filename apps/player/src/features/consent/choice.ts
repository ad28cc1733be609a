import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#lib/storage'

type Consent = 'all' | 'needed'

const key = 'consent'
const watchers = new Set<() => void>()
let isAskedAgain = false

function tell(): void {
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function readConsent(): Consent | undefined {
  const stored = readLocal(key)
  return stored === 'all' || stored === 'needed' ? stored : undefined
}

export function chooseConsent(choice: Consent): void {
  writeLocal(key, choice)
  isAskedAgain = false
  tell()
}

/** Shows the consent bar again after a choice. */
export function askAgain(): void {
  isAskedAgain = true
  tell()
}

/** The server renders no consent bar: it does not know the visitor. */
export function useConsent(): { consent: Consent | undefined; isAsked: boolean } {
  const consent = useSyncExternalStore(watch, readConsent, () => undefined)
  const again = useSyncExternalStore(
    watch,
    () => isAskedAgain,
    () => false,
  )
  return { consent, isAsked: again || consent === undefined }
}
