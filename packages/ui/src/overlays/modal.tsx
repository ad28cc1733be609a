import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { join } from '../utils/join.ts'
import { modalKeys } from './modal-keys.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useModal } from './use-modal.ts'

export interface ModalProps {
  open: boolean
  /** Called by Escape, backdrop and close button; the owner then sets `open`. */
  onClose: () => void
  title: string
  /** Omitted for a dialog that needs an answer: only its own buttons close it. */
  closeLabel?: string
  delayMs?: number
  /** Shown before the title, for example a back button. */
  lead?: ReactNode
  /** Buttons below the content; they stay visible while the content scrolls. */
  actions?: ReactNode
  /** The owner has put it into the address, so that going back closes it already. */
  isInAddress?: boolean
  children: ReactNode
}

interface Props extends ModalProps {
  /** A click on the backdrop keeps the dialog open, because closing would lose input. */
  staysOutside?: boolean
  className: string
  width?: number
  height?: number
}

/** Shared by dialog and drawer; only their position differs. */
export function Modal({ className, width, height, delayMs = 100, ...rest }: Props) {
  const { staysOutside = false, isInAddress = false, ...modal } = rest
  const { open } = modal
  const isFirm = modal.closeLabel === undefined
  const onClose = isFirm ? () => {} : modal.onClose
  const titleId = useId()
  useCloseOnBack(open && !isFirm && !isInAddress, onClose)
  const { ref, hasContent } = useModal({ open, delayMs, width, height })
  // A drag that started inside, for example a text selection, does not close when it ends outside.
  const pressed = useRef<EventTarget>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog has keys
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={modalKeys}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={({ target, currentTarget }) => {
        if (staysOutside) return
        if (target === currentTarget && pressed.current === currentTarget) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        if (!open || target !== currentTarget) return
        // Browsers close on a second Escape without a cancel event.
        if (isFirm) currentTarget.showModal()
        else onClose()
      }}
      className={join(
        'modal flex-col bg-surface text-text shadow-pop outline-none open:flex',
        className,
      )}
    >
      {hasContent && <ModalContent {...modal} titleId={titleId} />}
    </dialog>
  )
}

/** Fills the dialog, so that a click on the dialog element itself is a click on the backdrop. */
function ModalContent(props: Omit<ModalProps, 'open'> & { titleId: string }) {
  return (
    <div className="flex min-h-0 grow flex-col">
      <header className="flex items-start gap-4 ps-6 pe-4 pt-4">
        {props.lead}
        <h2 id={props.titleId} className="grow pt-2 text-xl font-semibold tracking-tight">
          {props.title}
        </h2>
        {props.closeLabel !== undefined && (
          <IconButton
            variant="plain"
            icon="close"
            label={props.closeLabel}
            onClick={props.onClose}
          />
        )}
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-3 pb-6">
        {props.children}
      </div>
      {props.actions && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
          {props.actions}
        </footer>
      )}
    </div>
  )
}
