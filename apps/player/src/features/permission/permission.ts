import { call } from '#lib/call'
import { useQuery } from '#lib/query'

/** Asked once: what it tells of a visit stays. */
const permission = {
  key: ['permission'],
  ask: () => call('GET /wps/system/permission', { url: location.host }),
  retries: 2,
}

const permissionQuery = () => permission

/** Analytics, the country and, with a session, the account. */
export function usePermission() {
  return useQuery(permissionQuery)
}
