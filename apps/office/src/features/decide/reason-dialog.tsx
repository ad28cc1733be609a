import { Button, Dialog, Problem, TextArea } from '@fairhouse/ui'
import { useState, type ReactNode } from 'react'
import { useAct } from '#lib/act'
import { useWords } from '#lib/words'

interface Props {
  open: boolean
  title: string
  /** What follows from it. */
  text?: string
  confirm: string
  /** What the words are for; left out where none are asked for. */
  reasonLabel?: string
  /** How many letters they may have. */
  most?: number
  /** More to fill in, above the words. */
  fields?: ReactNode
  /** Whether the rest is filled in; it shows what is not. */
  maySend?: () => boolean
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** The server asks for no less. */
const leastReason = 3

/** A decision is confirmed by its own button: neither Enter nor a press beside it decides. */
export function ReasonDialog(props: Props) {
  const { open, title, text, confirm, reasonLabel, most = 500, fields, onClose } = props
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = reasonLabel !== undefined && reason.trim().length < leastReason
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
            maxLength={most}
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
