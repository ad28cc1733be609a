import { join } from '../utils/join.ts'
import { Modal, type ModalProps } from './modal.tsx'

interface Props extends ModalProps {
  side: 'start' | 'end'
}

/** Dialog along one edge of the window. */
export function Drawer({ side, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      className={join(
        'my-0 h-dvh max-h-dvh min-h-dvh w-88 max-w-[calc(100dvw-3rem)] overflow-hidden border-line',
        side === 'start'
          ? 'modal-start ms-0 me-auto rounded-e-card border-e'
          : 'modal-end ms-auto me-0 rounded-s-card border-s',
      )}
    />
  )
}
