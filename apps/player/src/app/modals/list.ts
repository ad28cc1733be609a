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

/** LIST of dialogs by name; the code of each is loaded when it is first opened. */
export const dialogs: Partial<Record<ModalName, () => Promise<ComponentType<DialogProps>>>> = {
  announcements: loadAnnouncementsDialog,
  download: async () => (await import('#features/download')).DownloadDialog,
}
