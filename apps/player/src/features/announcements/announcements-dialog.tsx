import { Dialog, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { AnnouncementList } from './announcement-list.tsx'
import { announcementTypes, type Kind } from './queries.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** All announcements, by kind. */
export function AnnouncementsDialog({ open, onClose }: Props) {
  const { t } = useWords()
  const [kind, setKind] = useState<Kind>('all')
  const [page, setPage] = useState(1)
  const choose = (next: Kind) => {
    setKind(next)
    setPage(1)
  }
  const kinds: Kind[] = ['all', ...announcementTypes]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('notes.announcements')}
      closeLabel={t('notes.close')}
      width={640}
      height={560}
    >
      <Tabs
        label={t('notes.kinds')}
        tabs={kinds.map((id) => ({ id, label: t(`notes.type_${id}`) }))}
        value={kind}
        onChange={choose}
      >
        <AnnouncementList kind={kind} page={page} onPage={setPage} />
      </Tabs>
    </Dialog>
  )
}
