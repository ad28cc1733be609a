import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { RouteRow } from '#app/routes'
import type { Status } from '#features/status'
import { isVisitor, useAccount } from '#lib/account'

/** Sends visitors to the login page if the brand is for members only. */
export function useLoginRedirect({ accounts }: Status, { isForVisitors }: RouteRow): void {
  const account = useAccount()
  const [, navigate] = useLocation()
  const needsLogin = accounts.loginRequired && !isForVisitors
  useEffect(() => {
    if (needsLogin && account === null && isVisitor()) navigate('/login', { replace: true })
  }, [needsLogin, account, navigate])
}
