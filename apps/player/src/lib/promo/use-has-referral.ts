import { useEffect } from 'react'
import { pageLive } from '#lib/live'
import { callQuery, useQuery, useQueryClient } from '#lib/query'

const route = 'GET /wps/promotion/available'
const query = callQuery(route, '', {})

/** Whether members can invite friends now; undefined until known. Follows changes by staff. */
export function useHasReferral(): boolean | undefined {
  const client = useQueryClient()
  useEffect(
    () => pageLive().on('status', () => client.invalidate(([name]) => name === route)),
    [client],
  )
  return useQuery(query).data?.availablePromo.REFERRAL.enabled
}
