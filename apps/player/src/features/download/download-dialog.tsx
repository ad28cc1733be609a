import { buttonClass, Dialog } from '@fairhouse/ui'
import { Link } from 'wouter'
import { useAccountWords } from '#lib/account-words'
import { appsOf, type Status } from './apps-of.ts'
import { Apps } from './apps.tsx'
import { Guide } from './guide.tsx'
import { Install } from './install.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

/** The apps of the brand and the web app, over whichever page. */
export function DownloadDialog({ open, onClose, status }: Props) {
  const { ta: t } = useAccountWords()
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
