import { Dialog, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { useMembersOnly } from '#lib/own'
import { OwnFeedback } from './own-feedback.tsx'
import { WriteFeedback } from './write-feedback.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** A word to the house, and what became of those before. */
export function FeedbackDialog({ open, onClose }: Props) {
  const { ta } = useAccountWords()
  useMembersOnly(open, onClose)
  const [tab, setTab] = useState<'write' | 'own'>('write')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('feedback.title')}
      closeLabel={ta('security.close')}
      width={560}
      height={560}
    >
      <Tabs
        label={ta('feedback.title')}
        tabs={[
          { id: 'write', label: ta('feedback.write') },
          { id: 'own', label: ta('feedback.own') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'write' ? <WriteFeedback onSent={() => setTab('own')} /> : <OwnFeedback />}
      </Tabs>
    </Dialog>
  )
}
