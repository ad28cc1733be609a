import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export type Link = { path: string; to: string }

/**
 * The package lists its symlinks, because npm does not pack any and may not run install scripts.
 */
export function parseLinks(json: string, packageFolder: string): Link[] {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) return []
  return list.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return []
    if (!('source' in item) || !('target' in item)) return []
    const { source, target } = item
    if (typeof source !== 'string' || typeof target !== 'string') return []
    if (dirname(source) !== dirname(target)) return []
    return [{ path: join(packageFolder, target), to: basename(source) }]
  })
}

export function missingLinks(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  return parseLinks(readFileSync(list, 'utf8'), dirname(native)).filter(
    ({ path }) => !existsSync(path),
  )
}

/** False when the folder is not writable. Another start may create the same links meanwhile. */
export function createLinks(links: Link[]): boolean {
  try {
    for (const { path, to } of links) if (!existsSync(path)) createLink(path, to)
    return true
  } catch {
    return false
  }
}

function createLink(path: string, to: string): void {
  try {
    symlinkSync(to, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}
