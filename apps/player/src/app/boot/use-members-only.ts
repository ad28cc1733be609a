import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { RouteRow } from '#app/routes'
import type { Status } from '#features/status'
import { isVisitor, useAccount } from '#lib/account'

/** Where a brand is for members only, visitors are shown the way in instead of other pages. */
export function useMembersOnly({ accounts }: Status, { isForVisitors }: RouteRow): void {
  const account = useAccount()
  const [, navigate] = useLocation()
  const isClosed = accounts.loginRequired && !isForVisitors
  useEffect(() => {
    if (isClosed && account === null && isVisitor()) navigate('/login', { replace: true })
  }, [isClosed, account, navigate])
}
