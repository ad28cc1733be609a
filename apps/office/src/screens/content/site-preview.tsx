import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Dialog, IconButton, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { openTab } from '#lib/open-tab'
import { useStaffZone } from '#lib/staff-zone'
import { useWords } from '#lib/words'
import { Moment } from './moment.tsx'
import type { ContentListing } from './view.ts'

/** Opens the site with its drafts, now or at a given time. */
export function SitePreview({ listing }: { listing: ContentListing }) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState<string | null | undefined>(null)
  const { brandId } = listing
  const zone = useStaffZone()
  const show = (moment: typeof at) =>
    run(async () => {
      if (moment === undefined) return
      const target = { brandId, ...(moment !== null && { at: moment }) }
      await openTab(async () => (await call('POST /office/api/content/site', target)).url)
      setOpen(false)
    })
  return (
    <>
      <Button size="small" variant="quiet" icon="eye" busy={busy} onClick={() => void show(null)}>
        {t('content.site')}
      </Button>
      <IconButton
        variant="plain"
        icon="clock"
        label={t('content.site_later')}
        onClick={() => setOpen(true)}
      />
      {!isOpen && <Problem text={problem} />}
      <Dialog
        open={isOpen}
        title={t('content.site_later')}
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
            onChange={setAt}
          />
          <Problem text={problem} />
          <Button busy={busy} onClick={() => void show(at)}>
            {t('content.site_open')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
