import { join } from '../utils/join.ts'

/** List in the top layer, above dialogs and never clipped. */
export const popoverClass = join(
  'fixed inset-auto m-0 max-w-[calc(100dvw-1rem)] overflow-y-auto p-1.5',
  'overscroll-contain rounded-control border border-line bg-surface-raised text-text shadow-pop',
)
