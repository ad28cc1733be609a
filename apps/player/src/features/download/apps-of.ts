import type { Value } from '#lib/call'

export type Status = Value<'GET /wps/system/status'>
export type App = Status['resources'][number]

/** Resource names that mean an installable app. */
const installable = /^(android|ios|apk|app|windows|mac)/i

/** The native apps of a brand; the web app is always available. */
export function appsOf({ resources }: Pick<Status, 'resources'>): App[] {
  return resources.filter(({ resourceType }) => installable.test(resourceType))
}
