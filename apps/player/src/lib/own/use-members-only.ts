import { useEffect } from 'react'
import { useAccount } from '#lib/account'

/** A dialog of an account closes when there is none any more: it ended, or left in another tab. */
export function useMembersOnly(open: boolean, onClose: () => void): void {
  const isOut = useAccount() === null && open
  useEffect(() => {
    if (isOut) onClose()
  }, [isOut, onClose])
}
