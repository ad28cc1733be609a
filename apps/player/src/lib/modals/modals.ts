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

/** Opens a dialog over the page, from anywhere; one that was open gives way. */
export function openModal(name: ModalName): void {
  change(name)
}

export function closeModal(): void {
  change(undefined)
}

/** The dialog that is to be seen now; a page is drawn without one. */
export function useOpenModal(): ModalName | undefined {
  return useSyncExternalStore(watchModal, readModal, () => undefined)
}
