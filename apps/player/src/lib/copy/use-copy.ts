import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { pushToast } from '@fairhouse/ui'

/** Copies a text to the clipboard and confirms it. */
export function useCopy(): (text: string) => void {
  const { t } = useWords(centreWords)
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => pushToast(t('deposit.copied'), 'good'),
      () => pushToast(t('deposit.copy_failed'), 'warn'),
    )
  }
}
