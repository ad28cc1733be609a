import { forgetSession, readSession, writeSession } from '#lib/storage'
import type { Ask } from '@fairhouse/browser/query'

/** LIST of calls whose answers are cached in the tab until the content version changes. */
const cachedRoutes = new Set<string>(['GET /wps/content/notice', 'GET /wps/system/domainRoute'])

const prefix = 'kept '
const versionKey = `${prefix}version`

/** Calls each listed route once per session, by language and input. */
export function cacheInSession(ask: Ask): Ask {
  return async (route, input, options) => {
    if (!cachedRoutes.has(route)) return ask(route, input, options)
    const key = prefix + JSON.stringify([route, options.language, input])
    const cached = readSession(key)
    if (cached !== null) return JSON.parse(cached) as unknown
    const value = await ask(route, input, options)
    writeSession(key, JSON.stringify(value))
    return value
  }
}

/** Clears the cache if it belongs to another content version. */
export function clearOlderCache(version: number): void {
  if (readSession(versionKey) === String(version)) return
  forgetSession(prefix)
  writeSession(versionKey, String(version))
}
