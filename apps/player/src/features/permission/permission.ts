import { call } from '#lib/call'
import { useQuery } from '#lib/query'

/** Loaded once per visit: the answer does not change. */
const permission = {
  key: ['permission'],
  ask: () => call('GET /wps/system/permission', { url: location.host }),
  retries: 2,
}

const permissionQuery = () => permission

/** Analytics, country and, with a session, the account. */
export function usePermission() {
  return useQuery(permissionQuery)
}
