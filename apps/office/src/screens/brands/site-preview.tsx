import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { useAction } from '#lib/action'
import { openTab } from '#lib/open-tab'
import { useWords } from '#lib/words'

/** Opens the brand's site in a tab, even during maintenance. */
export function SitePreview({ brandId }: { brandId: string }) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const show = () =>
    openTab(async () => (await call('POST /office/api/brand/preview', { brandId })).url)
  return (
    <>
      <Button size="small" variant="quiet" icon="eye" busy={busy} onClick={() => void run(show)}>
        {t('brands.preview')}
      </Button>
      <Problem text={problem} />
    </>
  )
}
