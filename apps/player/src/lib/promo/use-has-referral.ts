import { useEffect } from 'react'
import { pageLive } from '#lib/live'
import { callQuery, useQuery, useQueryClient } from '#lib/query'

const route = 'GET /wps/promotion/available'
/** The promotions that the brand has now, also for the server's rendering. */
export const promosQuery = callQuery(route, '', {})

/** Whether members can invite friends now; undefined until known. Follows changes by staff. */
export function useHasReferral(): boolean | undefined {
  const client = useQueryClient()
  useEffect(
    () => pageLive().on('status', () => client.invalidate(([name]) => name === route)),
    [client],
  )
  return useQuery(promosQuery).data?.availablePromo.REFERRAL.enabled
}
