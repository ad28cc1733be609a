import { useEffect } from 'react'
import { useAccount } from '#lib/account'

/** Closes a dialog when the session ends, here or in another tab. */
export function useCloseOnLogout(open: boolean, onClose: () => void): void {
  const isLoggedOut = useAccount() === null && open
  useEffect(() => {
    if (isLoggedOut) onClose()
  }, [isLoggedOut, onClose])
}
