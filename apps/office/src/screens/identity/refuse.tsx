import { call } from '@fairhouse/browser/call'
import type { DocumentFault } from '@fairhouse/protocol'
import { Button, Choice, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useWords } from '#lib/words'
import { faults } from './view.ts'

interface Props {
  id: string
  onDone: () => void
}

/** Refuses a document with a reason that the member sees. */
export function Refuse({ id, onDone }: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<DocumentFault>('unreadable')
  const [note, setNote] = useState('')
  const send = async () => {
    await call('POST /office/api/identity/refuse', { id, fault, note: note.trim() })
    pushToast(t('common.done'), 'good')
    onDone()
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('identity.refuse')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('identity.refuse_title')}
        text={t('identity.refuse_text')}
        confirm={t('identity.refuse')}
        fields={
          <>
            <Choice
              label={t('common.why')}
              options={faults.map((value) => ({ value, label: t(`identity.fault_${value}`) }))}
              value={fault}
              onChange={setFault}
            />
            <Field
              label={t('identity.note')}
              hint={t('identity.note_hint')}
              maxLength={500}
              value={note}
              onChange={setNote}
            />
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
