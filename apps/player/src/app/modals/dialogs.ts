import type { PackCode } from '@fairhouse/i18n'
import type { ComponentType } from 'react'
import { loadAnnouncementsDialog } from '#features/announcements'
import type { ModalName } from '#lib/modals'
import type { DialogProps } from './dialog-props.ts'

type Load = (language: PackCode) => Promise<ComponentType<DialogProps>>

/** LIST of dialogs by name; the code of each loads when it first opens. */
const dialogs: Partial<Record<ModalName, Load>> = {
  announcements: loadAnnouncementsDialog,
  gameList: async (language) =>
    (await import('./game-list-dialog.lazy.tsx')).loadGameList(language),
  search: async (language) => (await import('./search-dialog.lazy.tsx')).loadSearch(language),
}

/** Loads a dialog; the ones not listed above are in `account-dialogs.lazy.ts`. */
export function loadDialog(name: ModalName, language: PackCode) {
  const load: Load =
    dialogs[name] ??
    (async () => (await import('./account-dialogs.lazy.ts')).loadAccountDialog(name, language))
  return load(language)
}
