import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Dialog, Problem, buttonClass } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Moment } from './moment.tsx'
import type { ContentListing } from './view.ts'

interface Pass {
  readonly url: string
  readonly until: string
}

/** Opens the site with its drafts, now or at a given time. */
export function SitePreview({ listing }: { listing: ContentListing }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const { busy, problem, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState<string | null | undefined>(null)
  const [pass, setPass] = useState<Pass>()
  const { brandId } = listing
  const zone = listing.brands.find(({ id }) => id === brandId)?.timeZone ?? 'UTC'
  const choose = (chosen: typeof at) => {
    setAt(chosen)
    setPass(undefined)
  }
  const ask = async () => {
    if (at === undefined) return
    const target = { brandId, ...(at !== null && { at }) }
    setPass(await call('POST /office/api/content/site', target))
  }
  return (
    <>
      <Button size="small" variant="quiet" icon="eye" onClick={() => setOpen(true)}>
        {t('content.site')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('content.site')}
        closeLabel={t('common.close')}
        onClose={() => setOpen(false)}
        delayMs={0}
        width={480}
      >
        <div className="flex flex-col gap-5">
          <p className="text-text-quiet">{t('content.site_text')}</p>
          <Moment
            label={t('content.site_at', { zone })}
            hint={t('content.site_at_hint')}
            zone={zone}
            value={at}
            onChange={choose}
          />
          <Problem text={problem} />
          {pass ? (
            <div className="flex flex-col gap-2">
              <a
                href={pass.url}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('primary')}
              >
                {t('content.site_open')}
              </a>
              <p className="text-sm text-text-quiet">
                {t('content.site_until', { at: when(pass.until) })}
              </p>
            </div>
          ) : (
            <Button busy={busy} onClick={() => void run(ask)}>
              {t('content.site_ask')}
            </Button>
          )}
        </div>
      </Dialog>
    </>
  )
}
