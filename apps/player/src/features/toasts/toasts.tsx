import { ToastRegion } from '@fairhouse/ui'
import { useWords } from '#lib/words'

/** The toasts over the page. */
export function Toasts() {
  const { t } = useWords()
  return <ToastRegion label={t('notes.messages')} dismissLabel={t('notes.close')} />
}
