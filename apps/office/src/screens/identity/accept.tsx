import { call } from '@fairhouse/browser/call'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useWords } from '#lib/words'
import type { ReviewFile } from './view.ts'

interface Props {
  file: ReviewFile
  onDone: () => void
}

/** Accepts a document with the data it shows; the account's data fills the form. */
export function Accept({ file: { review, said, minimumAge }, onDone }: Props) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [realName, setName] = useState(said.realName ?? '')
  const [birthday, setBirthday] = useState(said.birthday ?? '')
  const [idNumber, setNumber] = useState(said.idNumber ?? '')
  const send = async () => {
    const person = { realName, birthday, idNumber }
    await call('POST /office/api/identity/accept', { id: review.id, ...person })
    pushToast(t('identity.accepted'), 'good')
    onDone()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('identity.accept')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('identity.accept_title')}
        text={t('identity.accept_text', { age: minimumAge })}
        confirm={t('identity.accept')}
        fields={
          <>
            <Field label={t('identity.name')} required value={realName} onChange={setName} />
            <Field
              label={t('identity.birthday')}
              hint={t('identity.birthday_hint')}
              required
              inputMode="numeric"
              value={birthday}
              onChange={setBirthday}
            />
            <Field label={t('identity.number')} required value={idNumber} onChange={setNumber} />
          </>
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
