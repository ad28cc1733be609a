import { pushToast } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'

/** Puts a text where it can be pasted from, and says so. */
export function useCopy(): (text: string) => void {
  const { ta } = useAccountWords()
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => pushToast(ta('security.copied'), 'good'),
      () => pushToast(ta('security.copy_failed'), 'warn'),
    )
  }
}
