import { Button, Problem, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'

interface Props {
  /** Text of the button. */
  save: string
  busy: boolean
  problem: string | undefined
  /** Error of the reason. */
  error?: string
  onSave: (reason: string) => void
}

/** Reason field and save button. */
export function SaveBar({ save, busy, problem, error, onSave }: Props) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  return (
    <form
      className="flex max-w-2xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(reason.trim())
      }}
    >
      <TextArea
        label={t('common.why')}
        rows={2}
        required
        maxLength={500}
        value={reason}
        onChange={setReason}
        {...(error !== undefined && { error })}
      />
      <Problem text={problem} />
      <span>
        <Button type="submit" busy={busy}>
          {save}
        </Button>
      </span>
    </form>
  )
}
