import { callQuery, useQuery } from '#lib/query'

/** The promotions that the brand has now, also for the server's rendering. */
export const promosQuery = callQuery('GET /wps/promotion/available', '', {})

/** Whether members can invite friends now; undefined until known. Follows changes by staff. */
export function useHasReferral(): boolean | undefined {
  return useQuery(promosQuery).data?.availablePromo.REFERRAL.enabled
}
