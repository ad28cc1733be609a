import type { Kit } from '#platform/kit'
import type { ModuleDeps } from './deps.ts'
import { createEmergencyStops } from './emergency-stops.ts'
import { stopHttp } from './http.ts'

export type StopModule = ReturnType<typeof createStop>

/** Emergency stops by one person of staff. */
export function createStop(kit: Kit, modules: ModuleDeps) {
  const deps = { kit, ...modules }
  const stops = createEmergencyStops(deps)
  return { http: stopHttp(deps, stops), endWork: stops.endWork, endDue: stops.endDue }
}
