import { useSyncExternalStore } from 'react'
import type { ModalName } from './names.ts'

let opened: ModalName | undefined
const watchers = new Set<() => void>()

function change(next: ModalName | undefined): void {
  opened = next
  for (const watcher of watchers) watcher()
}

export function watchModal(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const readModal = () => opened

let openedAt = ''

/** Going back to another page closes the dialog even if it needs an answer. */
function closeElsewhere(): void {
  if (location.href !== openedAt) closeModal()
}

/** Opens a dialog in place of any open one. */
export function openModal(name: ModalName): void {
  openedAt = location.href
  addEventListener('popstate', closeElsewhere)
  change(name)
}

export function closeModal(): void {
  removeEventListener('popstate', closeElsewhere)
  change(undefined)
}

/** The open dialog; the server renders none. */
export function useOpenModal(): ModalName | undefined {
  return useSyncExternalStore(watchModal, readModal, () => undefined)
}
