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

/** Opens a dialog in place of any open one. Going back closes it. */
export function openModal(name: ModalName): void {
  addEventListener('popstate', closeModal, { once: true })
  change(name)
}

export function closeModal(): void {
  change(undefined)
}

/** The open dialog; the server renders none. */
export function useOpenModal(): ModalName | undefined {
  return useSyncExternalStore(watchModal, readModal, () => undefined)
}
