import { join } from '../utils/join.ts'
import { Modal, type ModalProps } from './modal.tsx'

/** Page-sized dialog: the whole screen on a phone, most of a larger window. */
export function Panel(modal: ModalProps) {
  return (
    <Modal
      {...modal}
      staysOutside
      delayMs={0}
      className={join(
        'm-0 h-dvh max-h-dvh w-dvw max-w-dvw overflow-hidden border-line',
        'md:m-auto md:h-[min(54rem,100dvh-3rem)] md:w-[min(76rem,100dvw-3rem)]',
        'md:rounded-card md:border',
      )}
    />
  )
}
