import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decide'
import { fromZoned } from '#lib/zoned'
import { useWords } from '#lib/later-words'

interface Props {
  zone: string
  onSend: (publishAt: string) => Promise<unknown>
  onDone: () => void
}

/** Has what is written shown at a time, by the clock of the brand. */
export function Schedule({ zone, onSend, onDone }: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const publishAt = fromZoned(typed, zone)
  const send = async () => {
    if (publishAt === undefined) return
    await onSend(publishAt)
    pushToast(t('common.done'), 'good')
    onDone()
  }
  const maySend = () => {
    setTried(true)
    return publishAt !== undefined
  }
  return (
    <>
      <Button variant="quiet" icon="clock" onClick={() => setOpen(true)}>
        {t('content.schedule')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('content.schedule')}
        text={t('content.schedule_text')}
        confirm={t('content.schedule')}
        fields={
          <Field
            label={t('content.publish_at', { zone })}
            type="datetime-local"
            required
            value={typed}
            onChange={setTyped}
            {...(isTried && publishAt === undefined && { error: t('content.publish_at_missing') })}
          />
        }
        maySend={maySend}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
