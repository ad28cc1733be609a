import type { PackCode } from '@fairhouse/i18n'
import type { ComponentType } from 'react'
import { loadAnnouncementsDialog } from '#features/announcements'
import type { Status } from '#features/status'
import type { ModalName } from '#lib/modals'

/** Stays in the page after it was closed, so that it can fade and opens at once again. */
export interface DialogProps {
  open: boolean
  onClose: () => void
  status: Status
}

type Load = (language: PackCode) => Promise<ComponentType<DialogProps>>

/** LIST of dialogs by name; the code of each is loaded when it is first opened. */
const dialogs: Partial<Record<ModalName, Load>> = {
  announcements: loadAnnouncementsDialog,
  gameList: async (language) => (await import('./later-games.ts')).loadGameList(language),
}

/** All others are those of accounts and of the app, listed in `later-account.ts`. */
export function loadDialog(name: ModalName, language: PackCode) {
  const load: Load =
    dialogs[name] ??
    (async () => (await import('./later-account.ts')).loadAccountDialog(name, language))
  return load(language)
}
