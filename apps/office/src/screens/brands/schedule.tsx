import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton, ReasonDialog } from '#features/decision'
import { useStaffZone } from '#lib/staff-zone'
import { fromZoned } from '#lib/time-zone'
import { useWords } from '#lib/words'
import type { Draft } from './view.ts'
import type { Editor } from './use-editor.ts'

interface Props {
  brandId: string
  editor: Editor
  draft: Draft | null
  onDone: () => Promise<void>
}

/** Schedules or unschedules publishing of a draft. */
export function Schedule({ brandId, editor, draft, onDone }: Props) {
  const { t } = useWords(adminWords)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const zone = useStaffZone()
  const send = async (reason: string) => {
    const time = fromZoned(typed, zone) ?? typed
    const revision = await editor.save()
    await call('POST /office/api/brand/schedule', { brandId, revision, publishAt: time, reason })
    pushToast(t('common.done'), 'good')
    await onDone()
  }
  if (draft?.publishAt && !editor.isDirty) {
    const { revision } = draft
    return (
      <DecisionButton
        label={t('brands.unschedule')}
        title={t('brands.unschedule')}
        reasonLabel={t('common.reason')}
        onSend={(reason) => call('POST /office/api/brand/schedule', { brandId, revision, reason })}
        onDone={() => void onDone()}
      />
    )
  }
  return (
    <>
      <Button size="small" variant="quiet" icon="clock" onClick={() => setOpen(true)}>
        {t('brands.schedule')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('brands.schedule')}
        text={t('brands.schedule_text', { zone })}
        confirm={t('brands.schedule')}
        reasonLabel={t('common.reason')}
        fields={
          <Field
            label={t('brands.publish_at')}
            type="datetime-local"
            required
            value={typed}
            onChange={setTyped}
          />
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
