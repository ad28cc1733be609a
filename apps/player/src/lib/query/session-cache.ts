import { forgetSession, readSession, writeSession } from '#lib/storage'
import type { Ask } from '@fairhouse/browser/query'

/**
 * LIST of calls whose answers are cached in the tab: settings and rules of the registration,
 * domains, wallets of providers, notices and providers. Another version of the content or of the
 * settings clears them.
 */
const cachedRoutes = /setting\/register$|domainRoute|merchantWallet|content\/notice|game\/vendors/

const prefix = 'kept '
/** Keys of answers are JSON lists; keys of versions are not. */
const answerPrefix = `${prefix}[`

/** Calls each listed route once per session, by language and input. */
export function cacheInSession(ask: Ask): Ask {
  return async (route, input, options) => {
    if (!cachedRoutes.test(route)) return ask(route, input, options)
    const key = prefix + JSON.stringify([route, options.language, input])
    const cached = readSession(key)
    if (cached !== null) return JSON.parse(cached) as unknown
    const value = await ask(route, input, options)
    writeSession(key, JSON.stringify(value))
    return value
  }
}

/** Clears the cache if it belongs to another version. */
export function clearOlderCache(of: 'content' | 'settings', version: number | string): void {
  const key = prefix + of
  if (readSession(key) === String(version)) return
  clearSessionCache()
  writeSession(key, String(version))
}

/** Clears all cached answers, such as those of a member who left. */
export const clearSessionCache = (): void => forgetSession(answerPrefix)
