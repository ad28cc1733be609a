import { forgetSession, readSession, writeSession } from '#lib/storage'
import type { Ask } from '@fairhouse/browser/query'

/** LIST of calls whose answers stay in the tab until the brand changes what it shows. */
const keptRoutes = new Set<string>(['GET /wps/content/notice', 'GET /wps/system/domainRoute'])

const prefix = 'kept '
const versionKey = `${prefix}version`

/** Asks for what is on the list once in a session, by language and input. */
export function keptForSession(ask: Ask): Ask {
  return async (route, input, options) => {
    if (!keptRoutes.has(route)) return ask(route, input, options)
    const key = prefix + JSON.stringify([route, options.language, input])
    const kept = readSession(key)
    if (kept !== null) return JSON.parse(kept) as unknown
    const value = await ask(route, input, options)
    writeSession(key, JSON.stringify(value))
    return value
  }
}

/** What was kept of another version of the content is forgotten. */
export function keepOnly(version: number): void {
  if (readSession(versionKey) === String(version)) return
  forgetSession(prefix)
  writeSession(versionKey, String(version))
}
