import { call } from '@fairhouse/browser/call'
import { Button, Choice, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

const ways = ['phone', 'email', 'chat', 'letter'] as const

/** Records a contact with the member about their play. */
export function NoteContact({ memberId }: { memberId: string }) {
  const { t } = useWords()
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState<(typeof ways)[number]>('phone')
  const send = async (content: string) => {
    await call('PUT /office/api/safety/contact', { memberId, way, content })
    pushToast(t('common.done'), 'good')
    again('GET /office/api/safety/contacts')
  }
  return (
    <>
      <Button size="small" variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        {t('member.note')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('member.note_title')}
        confirm={t('member.note')}
        reasonLabel={t('member.said')}
        maxLength={4000}
        fields={
          <Choice
            label={t('member.way')}
            options={ways.map((value) => ({ value, label: t(`member.way_${value}`) }))}
            value={way}
            onChange={setWay}
          />
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
