import { buttonClass, join } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { nowMs } from '#lib/clock'
import { OutboxHint } from './outbox-hint.tsx'
import { TextField, type FieldProps } from './text-field.tsx'
import { useSeconds } from './use-seconds.ts'
import { useWork } from './use-work.ts'
import { WorkProgress } from './work-progress.tsx'

interface Props extends FieldProps {
  /** Where the code goes is there and right; else it says so itself. */
  isReady: () => boolean
  /**
   * Sends the code and tells for how many seconds no other can be asked for; with the work that the
   * server asked for, instead of a captcha.
   */
  send: (work?: string) => Promise<number>
}

const throttleMs = 1000

/** A code that is sent to a phone or an address, with the button that asks for it. */
export function CodeField({ isReady, send, ...field }: Props) {
  const { ta } = useAccountWords()
  const [left, start] = useSeconds()
  const [isSending, setSending] = useState(false)
  const work = useWork()
  const pressedAtMs = useRef(0)
  const isWaiting = left > 0 || isSending
  const ask = async () => {
    const now = nowMs()
    if (isWaiting || now - pressedAtMs.current < throttleMs || !isReady()) return
    pressedAtMs.current = now
    setSending(true)
    field.form.forget()
    await work.run(send).then(start, field.form.refused)
    setSending(false)
  }
  return (
    <div>
      <TextField
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field}
        placeholder={ta('login.code_hint')}
        after={
          <button
            type="button"
            disabled={isWaiting}
            onClick={() => void ask()}
            className={join(
              buttonClass('quiet', 'small'),
              'min-w-28 shrink-0 tabular-nums disabled:cursor-default disabled:opacity-70',
            )}
          >
            {left > 0 ? ta('login.code_sent_left', { seconds: left }) : ta('login.code_get')}
          </button>
        }
      />
      <WorkProgress done={work.done} />
      {left > 0 && <OutboxHint />}
      <span role="status" className="sr-only">
        {left > 0 && ta('login.code_sent')}
      </span>
    </div>
  )
}
