import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decide'
import { useWords } from '#lib/later-words'
import { Moment } from './moment.tsx'

interface Props {
  zone: string
  mayOpen: () => boolean
  onSend: (publishAt: string) => Promise<unknown>
  onDone: () => void
}

/** Has what is written shown at a time, by the clock of the brand. */
export function Schedule({ zone, mayOpen, onSend, onDone }: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [publishAt, setPublishAt] = useState<string | null | undefined>(null)
  const [isTried, setTried] = useState(false)
  const send = async () => {
    if (!publishAt) return
    await onSend(publishAt)
    pushToast(t('common.done'), 'good')
    onDone()
  }
  const maySend = () => {
    setTried(true)
    return Boolean(publishAt)
  }
  return (
    <>
      <Button variant="quiet" icon="clock" onClick={() => mayOpen() && setOpen(true)}>
        {t('content.schedule')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('content.schedule')}
        text={t('content.schedule_text')}
        confirm={t('content.schedule')}
        fields={
          <Moment
            label={t('content.publish_at', { zone })}
            required
            zone={zone}
            value={publishAt}
            onChange={setPublishAt}
            error={isTried && !publishAt ? t('content.publish_at_missing') : undefined}
          />
        }
        maySend={maySend}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
