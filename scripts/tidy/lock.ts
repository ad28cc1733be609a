import { jsonEntries, jsonPart } from './json.ts'
import type { Rule } from './tree.ts'

const PATH = 'package-lock.json'

/**
 * npm drops packages of other platforms from a lock file that it updates; they are then missing
 * there.
 */
export const lockHoldsEveryPlatform: Rule = (tree) => {
  const text = tree.files.get(PATH)
  if (text === undefined) return []
  const lock: unknown = JSON.parse(text)
  const packages = jsonEntries(jsonPart(lock, 'packages'))
  const names = packages.map(([path]) => path)
  return packages.flatMap(([path, entry]) =>
    jsonEntries(jsonPart(entry, 'optionalDependencies'))
      .filter(([name]) => !names.some((locked) => locked.endsWith(`node_modules/${name}`)))
      .map(([name]) => ({ path: PATH, message: `${path || 'the root'} wants ${name}, not held` })),
  )
}
