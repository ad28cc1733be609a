import { Button, pushToast, type ButtonVariant, type IconName } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  label: string
  title: string
  text?: string
  /** Omitted if no reason is required. */
  reasonLabel?: string
  maxLength?: number
  variant?: ButtonVariant
  icon?: IconName
  onSend: (reason: string) => Promise<unknown>
  /** Called after success, when the dialog is closed. */
  onDone?: () => void
}

/** Button that asks for a reason in a dialog, runs the action and confirms it with a toast. */
export function DecisionButton({
  label,
  variant = 'quiet',
  icon,
  onSend,
  onDone,
  ...dialog
}: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const send = async (reason: string) => {
    await onSend(reason)
    pushToast(t('common.done'), 'good')
    onDone?.()
  }
  return (
    <>
      <Button size="small" {...{ variant }} {...(icon && { icon })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ReasonDialog
        {...dialog}
        open={isOpen}
        confirm={label}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
