import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, buttonClass, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

interface Pass {
  readonly url: string
  readonly until: string
}

/** Opens the brand's site for this browser, even during maintenance. */
export function SitePreview({ brandId }: { brandId: string }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const { busy, problem, run } = useAction()
  const [pass, setPass] = useState<Pass>()
  if (pass) {
    return (
      <a
        href={pass.url}
        target="_blank"
        rel="noreferrer"
        title={t('brands.preview_until', { at: when(pass.until) })}
        className={buttonClass('quiet', 'small')}
      >
        {t('brands.preview_open')}
      </a>
    )
  }
  const ask = async () => setPass(await call('POST /office/api/brand/preview', { brandId }))
  return (
    <>
      <Button size="small" variant="quiet" icon="eye" busy={busy} onClick={() => void run(ask)}>
        {t('brands.preview')}
      </Button>
      <Problem text={problem} />
    </>
  )
}
