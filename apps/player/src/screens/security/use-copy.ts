import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { pushToast } from '@fairhouse/ui'

/** Copies a text to the clipboard and confirms it. */
export function useCopy(): (text: string) => void {
  const { t } = useWords(accountWords)
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => pushToast(t('security.copied'), 'good'),
      () => pushToast(t('security.copy_failed'), 'warn'),
    )
  }
}
