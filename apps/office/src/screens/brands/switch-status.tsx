import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import type { BrandSummary } from './view.ts'

/** Starts or ends maintenance; it needs approval. */
export function SwitchStatus({ brand: { id, maintenance } }: { brand: BrandSummary }) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const what = maintenance ? 'switch_on' : 'switch_off'
  const send = async (reason: string) => {
    const change = { brandId: id, maintenance: !maintenance, reason }
    await call('POST /office/api/brand/status', change)
    pushToast(t('brands.asked'), 'good')
    again('GET /office/api/approvals', 'GET /office/api/approvals/waiting')
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
