import { call } from '@fairhouse/browser/call'
import { Button, buttonClass, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { useAct } from '#lib/act'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'

interface Pass {
  readonly url: string
  readonly until: string
}

/** The way to the site of a brand, open to this browser though it may be closed. */
export function Preview({ brandId }: { brandId: string }) {
  const { t } = useWords()
  const when = useWhen()
  const { busy, problem, run } = useAct()
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
