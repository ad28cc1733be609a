import { Button, pushToast, type ButtonVariant, type IconName } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  label: string
  title: string
  text?: string
  /** Left out where no words are asked for. */
  reasonLabel?: string
  most?: number
  variant?: ButtonVariant
  icon?: IconName
  onSend: (reason: string) => Promise<unknown>
  /** After it was done and the dialog is closed. */
  onDone?: () => void
}

/** A button that asks for a reason, does what it says, and tells that it was done. */
export function Decide({ label, variant = 'quiet', icon, onSend, onDone, ...dialog }: Props) {
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
