import type { Value } from '#lib/call'

export type Status = Value<'GET /wps/system/status'>
export type App = Status['resources'][number]

/** A brand names its resources freely; these are the names of what can be installed. */
const installable = /^(android|ios|apk|app|windows|mac)/i

/** The apps that a brand has made; the web app is there without any. */
export function appsOf({ resources }: Pick<Status, 'resources'>): App[] {
  return resources.filter(({ resourceType }) => installable.test(resourceType))
}
