import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useCloseOnLogout } from '#lib/member-data'
import { OwnFeedback } from './own-feedback.tsx'
import { WriteFeedback } from './write-feedback.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Sends feedback and shows earlier feedback. */
export function FeedbackDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  useCloseOnLogout(open, onClose)
  const [tab, setTab] = useState<'write' | 'own'>('write')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('feedback.title')}
      closeLabel={t('security.close')}
      width={560}
      height={560}
    >
      <Tabs
        label={t('feedback.title')}
        tabs={[
          { id: 'write', label: t('feedback.write') },
          { id: 'own', label: t('feedback.own') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'write' ? <WriteFeedback onSent={() => setTab('own')} /> : <OwnFeedback />}
      </Tabs>
    </Dialog>
  )
}
