import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { buttonClass, Dialog } from '@fairhouse/ui'
import { Link } from 'wouter'
import { appsOf, type Status } from './apps-of.ts'
import { Apps } from './apps.tsx'
import { Guide } from './guide.tsx'
import { Install } from './install.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

/** The native apps of the brand and the web app. */
export function DownloadDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  const apps = appsOf(status)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('download.title')}
      closeLabel={t('download.close')}
      actions={
        <Link href="/down" onClick={onClose} className={buttonClass('plain', 'small')}>
          {t('download.more')}
        </Link>
      }
    >
      <div className="flex flex-col gap-6">
        {apps.length > 0 && <Apps apps={apps} />}
        <Install />
        <Guide />
      </div>
    </Dialog>
  )
}
