import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUMS } from './migrations.ts'
import type { Tree } from './tree.ts'

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'test-results',
  'shots',
])
const TEXT = /(\.(tsx?|mjs|json|css|sql|md|html|svg|ya?ml)|\/SUMS|^\.npmrc|^LICENSE|^NOTICE)$/

const walk = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path)
    return entry.isFile() ? [path] : []
  })

const committed = (root: string, revision: string, path: string): string | undefined => {
  try {
    return execFileSync('git', ['show', `${revision}:${path}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

const committedSums = (root: string, revision: string): ReadonlyMap<string, string> =>
  new Map(SUMS.map((path) => [path, committed(root, revision, path) ?? '']))

/** Pictures and fonts keep an empty text: they exist for links and have nothing to read. */
export const readTree = (root: string): Tree => ({
  files: new Map(
    walk(root, '').map((path) => [
      path,
      TEXT.test(path) ? readFileSync(join(root, path), 'utf8') : '',
    ]),
  ),
  earlier: ['HEAD', 'HEAD~1'].map((revision) => committedSums(root, revision)),
})
