import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { fingerprint, readStamp } from './stamp.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} inputs
 * @property {string} output which must exist
 */

const siteScripts = ['scripts/lib/build-site.mjs', 'scripts/lib/programs.mjs']
const always = ['package-lock.json', 'packages']

/** LIST of the parts of the build; each is rebuilt when its inputs change. @type {Part[]} */
const parts = [
  {
    name: 'site',
    inputs: [...always, 'apps/site', 'apps/server', 'apps/studio', ...siteScripts],
    output: 'dist/site/main.js',
  },
  {
    name: 'player',
    inputs: [
      ...always,
      'apps/player',
      'scripts/lib/build-player.mjs',
      'scripts/lib/compress.mjs',
      'scripts/lib/first-styles.mjs',
      'scripts/lib/offline-page.mjs',
    ],
    output: 'dist/player/index.html',
  },
  {
    name: 'office',
    inputs: [
      ...always,
      'apps/office',
      'scripts/lib/build-office.mjs',
      'scripts/lib/build-manifest.mjs',
      'scripts/lib/compress.mjs',
    ],
    output: 'dist/office/index.html',
  },
  {
    name: 'games',
    inputs: [
      ...always,
      'apps/games',
      'scripts/lib/build-games.mjs',
      'scripts/lib/build-manifest.mjs',
      'scripts/lib/compress.mjs',
    ],
    output: 'dist/games/index.html',
  },
  {
    name: 'tiles',
    inputs: [
      ...always,
      'apps/studio/src/games',
      'apps/studio/src/tiles',
      'scripts/lib/build-tiles.mjs',
    ],
    output: 'dist/tiles',
  },
]

/** @param {Part} part */
export const stampFile = (part) => join(root, 'dist', '.stamps', part.name)

/**
 * The changed parts, or one of them if it changed, each with its new stamp.
 * @param {string} [only]
 * @returns {{ part: Part, stamp: string }[]}
 */
export function changedParts(only) {
  return parts
    .filter(({ name }) => only === undefined || name === only)
    .map((part) => ({ part, stamp: fingerprint(part.inputs) }))
    .filter(({ part, stamp }) => {
      return !existsSync(join(root, part.output)) || readStamp(stampFile(part)) !== stamp
    })
}
