import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUMS } from './migrations.ts'
import { FUNCTIONS } from './sql-functions.ts'
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
const TEXT =
  /(\.(tsx?|mjs|json|css|sql|md|html|svg|ya?ml)|\/(FORMER-)?SUMS|^\.npmrc|^LICENSE|^NOTICE)$/

const walk = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(root, path)
    return entry.isFile() ? [path] : []
  })

const git = (root: string, ...args: string[]): string => {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio })
  } catch {
    return ''
  }
}

/** The text of all SQL files in a folder, one after another. */
const linesIn = (root: string, revision: string, folder: string) =>
  git(root, 'grep', '-h', '--no-color', '', revision, '--', `${folder}/*.sql`)

const committed = (root: string, revision: string): ReadonlyMap<string, string> =>
  new Map([
    ...SUMS.map((path): [string, string] => [path, git(root, 'show', `${revision}:${path}`)]),
    ...FUNCTIONS.map((path): [string, string] => [path, linesIn(root, revision, path)]),
  ])

/** Reads the tree. Pictures and fonts get an empty text, because only links need them. */
export const readTree = (root: string): Tree => ({
  files: new Map(
    walk(root, '').map((path) => [
      path,
      TEXT.test(path) ? readFileSync(join(root, path), 'utf8') : '',
    ]),
  ),
  earlier: ['HEAD', 'HEAD~1'].map((revision) => committed(root, revision)),
})
