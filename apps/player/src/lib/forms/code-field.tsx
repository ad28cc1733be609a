import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { buttonClass, join } from '@fairhouse/ui'
import { useRef, useState } from 'react'
import { nowMs } from '#lib/clock'
import { OutboxHint } from './outbox-hint.tsx'
import { TextField, type FieldProps } from './text-field.tsx'
import { useCountdown } from './use-countdown.ts'
import { useProofOfWork } from './use-proof-of-work.ts'
import { WorkProgress } from './work-progress.tsx'

interface Props extends FieldProps {
  /** Whether the phone or address is valid; shows its own error if not. */
  isReady: () => boolean
  /**
   * Sends the code and returns the seconds until another can be sent. `work` is the proof of work
   * the server asked for, instead of a captcha.
   */
  send: (work?: string) => Promise<number>
}

const throttleMs = 1000

/** A field for a code sent to a phone or an email address, with the send button. */
export function CodeField({ isReady, send, ...field }: Props) {
  const { t } = useWords(accountWords)
  const [left, start] = useCountdown()
  const [isSending, setSending] = useState(false)
  const work = useProofOfWork()
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
        placeholder={t('login.code_hint')}
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
            {left > 0 ? t('login.code_sent_left', { seconds: left }) : t('login.code_get')}
          </button>
        }
      />
      <WorkProgress done={work.done} />
      {left > 0 && <OutboxHint />}
      <span role="status" className="sr-only">
        {left > 0 && t('login.code_sent')}
      </span>
    </div>
  )
}
