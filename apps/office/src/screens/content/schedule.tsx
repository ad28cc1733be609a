import { adminWords } from '@fairhouse/i18n/office'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useStaffZone } from '#lib/staff-zone'
import { useWords } from '#lib/words'
import { Moment } from './moment.tsx'

interface Props {
  mayOpen: () => boolean
  onSend: (publishAt: string) => Promise<unknown>
  onDone: () => void
}

/** Schedules publishing, in the staff member's time zone. */
export function Schedule({ mayOpen, onSend, onDone }: Props) {
  const { t } = useWords(adminWords)
  const zone = useStaffZone()
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
