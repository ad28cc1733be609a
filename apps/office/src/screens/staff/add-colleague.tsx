import { call } from '@fairhouse/browser/call'
import { Button, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import type { Invitation } from './view.ts'

/** Adds a colleague without roles; roles need approval. */
export function AddColleague({ onAdded }: { onAdded: (invitation: Invitation) => void }) {
  const { t } = useWords()
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const send = async () => {
    const username = name.trim()
    const { password } = await call('PUT /office/api/staff', { username })
    setName('')
    again('GET /office/api/staff')
    onAdded({ name: username, password })
  }
  return (
    <>
      <Button size="small" icon="plus" onClick={() => setOpen(true)}>
        {t('staff.add')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('staff.add_title')}
        text={t('staff.add_text')}
        confirm={t('staff.add')}
        fields={
          <Field
            label={t('staff.name')}
            hint={t('staff.name_hint')}
            required
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={32}
            value={name}
            onChange={setName}
          />
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
