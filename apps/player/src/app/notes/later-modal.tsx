import { pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { loadAnnouncementsDialog } from '#features/announcements'
import { closeModal, useOpenModal } from '#lib/modals'
import { useWords } from '#lib/words'
import { Later } from './later.tsx'

/** Stays after it was closed, so that it can fade; its code comes when it is first opened. */
export function LaterModal() {
  const { t } = useWords()
  const open = useOpenModal() === 'announcements'
  const [isLoaded, setLoaded] = useState(open)
  if (open && !isLoaded) setLoaded(true)
  if (!isLoaded) return null
  const onFailed = () => {
    setLoaded(false)
    closeModal()
    pushToast(t('notes.failed_title'), 'bad')
  }
  return (
    <Later
      load={loadAnnouncementsDialog}
      given={{ open, onClose: closeModal }}
      onFailed={onFailed}
    />
  )
}
