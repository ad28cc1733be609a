import { pushToast } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'

/** Puts a text where it can be pasted from, and says so. */
export function useCopy(): (text: string) => void {
  const { tc } = useCentreWords()
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => pushToast(tc('deposit.copied'), 'good'),
      () => pushToast(tc('deposit.copy_failed'), 'warn'),
    )
  }
}
