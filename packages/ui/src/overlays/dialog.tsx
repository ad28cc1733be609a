import { join } from '../utils/join.ts'
import { Modal, type ModalProps } from './modal.tsx'

interface Props extends ModalProps {
  /** Minimum size in pixels; larger content grows the dialog up to the window. */
  width?: number
  height?: number
}

export function Dialog({ width = 200, height = 200, ...modal }: Props) {
  return (
    <Modal
      {...modal}
      width={width}
      height={height}
      className={join(
        'm-auto max-h-[calc(100dvh-2rem)] w-fit max-w-[min(40rem,calc(100dvw-2rem))]',
        'overflow-hidden rounded-card border border-line',
      )}
    />
  )
}
