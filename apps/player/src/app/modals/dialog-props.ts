import type { Status } from '#features/status'

/** A dialog stays mounted after it closes, so that it can fade out and reopen at once. */
export interface DialogProps {
  open: boolean
  onClose: () => void
  status: Status
}
