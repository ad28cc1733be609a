import { Button, join } from '@fairhouse/ui'
import { useWords } from '#lib/words'

interface Props {
  retry: () => void
  onClose: () => void
}

/** Shown over the page if the code of a dialog failed to load, with a retry button. */
export function NotLoaded({ retry, onClose }: Props) {
  const { t } = useWords()
  return (
    <div
      role="alert"
      className={join(
        'fixed inset-x-4 bottom-4 z-10 mx-auto flex max-w-md flex-wrap items-center justify-end',
        'gap-3 rounded-card border border-line bg-surface p-5 shadow-pop',
      )}
    >
      <p className="w-full">{t('site.not_loaded')}</p>
      <Button variant="plain" size="small" onClick={onClose}>
        {t('notes.close')}
      </Button>
      <Button size="small" onClick={retry}>
        {t('site.retry')}
      </Button>
    </div>
  )
}
