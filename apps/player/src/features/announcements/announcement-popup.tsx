import { Button, Dialog, Html } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentre } from '#lib/centre'
import { useOpenModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { popupsQuery } from './queries.ts'
import { rememberPopup, seenPopups } from './seen-popups.ts'

const delayMs = 2000

/** Shows each popup announcement once after login, newest first. */
export function AnnouncementPopup() {
  const { t, language } = useWords()
  const { data } = useQuery(popupsQuery(language))
  const [seen, setSeen] = useState(seenPopups)
  const next = data?.list.find(({ id }) => !seen.includes(id))
  // An open dialog goes first.
  const [modal, centre] = [useOpenModal(), useCentre()]
  const isFree = modal === undefined && centre === undefined
  if (!next || !isFree) return null
  const close = () => {
    rememberPopup(next.id)
    setSeen([...seen, next.id])
  }
  return (
    <Dialog
      key={next.id}
      open
      onClose={close}
      delayMs={delayMs}
      width={360}
      title={next.title}
      closeLabel={t('notes.close')}
      actions={
        <Button isDefault onClick={close}>
          {t('notes.popup_done')}
        </Button>
      }
    >
      <Html html={next.content} />
    </Dialog>
  )
}
