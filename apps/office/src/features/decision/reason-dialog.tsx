import { Button, Dialog, Problem, TextArea } from '@fairhouse/ui'
import { useState, type ReactNode } from 'react'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'

interface Props {
  open: boolean
  title: string
  /** Explains the consequence. */
  text?: string
  confirm: string
  /** Label of the reason field; omitted if no reason is required. */
  reasonLabel?: string
  /** Maximum length of the reason. */
  maxLength?: number
  /** Further fields above the reason. */
  fields?: ReactNode
  /** Validates the further fields and marks the invalid ones. */
  maySend?: () => boolean
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Same minimum as on the server. */
const minReason = 3

/** Only the confirm button submits: Enter or a click outside must not decide. */
export function ReasonDialog(props: Props) {
  const { open, title, text, confirm, reasonLabel, maxLength = 500, fields, onClose } = props
  const { t } = useWords()
  const { busy, problem, run } = useAction()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reasonLabel !== undefined && reason.trim().length < minReason
  const close = () => {
    setReason('')
    setTried(false)
    onClose()
  }
  const send = async () => {
    setTried(true)
    const isRestGood = props.maySend?.() ?? true
    if (isShort || !isRestGood) return
    if (await run(() => props.onSend(reason.trim()))) close()
  }
  return (
    <Dialog
      {...{ open, title }}
      onClose={close}
      delayMs={0}
      width={480}
      actions={
        <>
          <Button variant="plain" size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button size="small" busy={busy} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {text !== undefined && <p className="text-text-quiet">{text}</p>}
        {fields}
        {reasonLabel !== undefined && (
          <TextArea
            label={reasonLabel}
            rows={3}
            required
            maxLength={maxLength}
            value={reason}
            onChange={setReason}
            {...(isTried && isShort && { error: t('common.reason_short') })}
          />
        )}
        <Problem text={problem} />
      </div>
    </Dialog>
  )
}
