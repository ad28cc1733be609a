import { ToastRegion } from '@fairhouse/ui'
import { useWords } from '#lib/words'

/** What is said in passing, over whichever page. */
export function Toasts() {
  const { t } = useWords()
  return <ToastRegion label={t('notes.messages')} dismissLabel={t('notes.close')} />
}
