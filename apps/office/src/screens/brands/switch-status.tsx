import { call } from '@fairhouse/browser/call'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decide'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'
import type { Shown } from './told.ts'

/** Opens a brand or closes it for maintenance, once another person agrees. */
export function SwitchStatus({ brand: { id, maintenance } }: { brand: Shown }) {
  const { t } = useWords()
  const again = useAgain()
  const [isOpen, setOpen] = useState(false)
  const what = maintenance ? 'switch_on' : 'switch_off'
  const send = async (reason: string) => {
    const wish = { brandId: id, maintenance: !maintenance, reason }
    await call('POST /office/api/brand/status', wish)
    pushToast(t('brands.asked'), 'good')
    again('GET /office/api/approvals')
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t(`brands.${what}`)}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t(`brands.${what}`)}
        text={t(`brands.${what}_text`)}
        confirm={t(`brands.${what}`)}
        reasonLabel={t('common.reason')}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
