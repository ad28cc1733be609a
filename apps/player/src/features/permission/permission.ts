import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#lib/call'

/** Asked once: what it tells of a visit stays. */
const permissionQuery = queryOptions({
  queryKey: ['permission'],
  queryFn: ({ signal }) => call('GET /wps/system/permission', { url: location.host }, { signal }),
  staleTime: Infinity,
})

/** Analytics, the country and, with a session, the account. */
export function usePermission() {
  return useQuery(permissionQuery)
}
