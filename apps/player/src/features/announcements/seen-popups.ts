import { readLocal, writeLocal } from '#lib/storage'

const key = 'popups'
const maxRemembered = 100

/** Ids of announcements this browser has shown in a popup. */
export function seenPopups(): string[] {
  const stored = readLocal(key)
  return stored ? stored.split(',') : []
}

export function rememberPopups(ids: readonly string[]): void {
  writeLocal(key, [...new Set([...seenPopups(), ...ids])].slice(-maxRemembered).join(','))
}
