import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, CallRefused } from '#lib/call'

/** Asked once: what it tells of a visit stays. */
const permissionQuery = queryOptions({
  queryKey: ['permission'],
  queryFn: ({ signal }) => call('GET /wps/system/permission', { url: location.host }, { signal }),
  staleTime: Infinity,
  retry: (failures, problem) => !(problem instanceof CallRefused) && failures < 2,
})

/** Analytics, the country and, with a session, the account. */
export function usePermission() {
  return useQuery(permissionQuery)
}
