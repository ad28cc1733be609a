import { jsonEntries, jsonPart } from './json.ts'
import { findAll, foldersIn, select, type Finding, type Rule } from './tree.ts'

const MACHINE = /(?<![\w.~@:/-])\/(?:work|root)\/[\w.-]+/g
const HOME = /(?<![\w.~@:/-])\/(?:Users|home)\/[\w-]+\/[\w.-]+/g
const REGISTRY = /https?:\/\/(?:registry\.|[\w.-]*(?:npm|artifactory|verdaccio|nexus)[\w.-]*\/)/g

export const nothingNamesAMachine: Rule = (tree) => [
  ...select(tree, /./).flatMap(([path, text]) =>
    findAll(path, text, MACHINE, 'a path of one machine'),
  ),
  // Tests may use a made-up home directory.
  ...select(tree, /./, /\.(test|spec)\.tsx?$/).flatMap(([path, text]) =>
    findAll(path, text, HOME, 'a path of one machine'),
  ),
  ...select(tree, /(^|\/)(package(-lock)?\.json|\.npmrc)$/).flatMap(([path, text]) =>
    findAll(path, text, REGISTRY, 'the address of a registry'),
  ),
]

const manifests = (tree: Parameters<Rule>[0]): [string, unknown][] =>
  select(tree, /(^|\/)package\.json$/).map(([path, text]) => [path, JSON.parse(text)])

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

export const versionsArePinned: Rule = (tree) =>
  manifests(tree).flatMap(([path, manifest]) =>
    KINDS.flatMap((kind) => jsonEntries(jsonPart(manifest, kind)))
      .filter(([, version]) => typeof version !== 'string' || !EXACT.test(version))
      .map(([name, version]) => ({
        path,
        message: `${name} is ${JSON.stringify(version)}; pin one exact version`,
      })),
  )

/** A door is a folder's index, or a named file that a package exports under the same name. */
const isDoor = (key: string, target: string) =>
  /^\.\/src\/(?:[\w*-]+\/)*index\.tsx?$/.test(target) ||
  (/^\.\/[\w-]+(\.css|\.json)?$/.test(key) &&
    (target === `./src/${key.slice(2)}.ts` || target === `./src/${key.slice(2)}`))

export const mapsPointAtDoors: Rule = (tree) =>
  manifests(tree).flatMap(([path, manifest]) =>
    ['exports', 'imports']
      .flatMap((kind) => jsonEntries(jsonPart(manifest, kind)))
      .filter(([key, target]) => typeof target !== 'string' || !isDoor(key, target))
      .map(([key, target]) => ({
        path,
        message: `${key} points at ${JSON.stringify(target)}, which is no door`,
      })),
  )

const DOORED = [
  'apps/server/src/platform/',
  'apps/server/src/modules/',
  ...['player', 'office'].flatMap((app) =>
    ['lib', 'features', 'screens'].map((layer) => `apps/${app}/src/${layer}/`),
  ),
]

export const foldersHaveDoors: Rule = (tree) =>
  DOORED.flatMap((parent) =>
    foldersIn(tree, parent)
      .map((name) => `${parent}${name}/index.ts`)
      .filter((path) => !tree.files.has(path))
      .map((path): Finding => ({ path, message: 'a folder is reached by its index.ts' })),
  )

const KEBAB = /^[a-z0-9.]+(-[a-z0-9.]+)*$/

/** Folders, styles and SQL; the linter checks the names of scripts (filename-case). */
export const namesAreKebab: Rule = (tree) =>
  select(tree, /^(apps|packages|examples|scripts|e2e)\/.*\.(tsx?|mjs|css|sql)$/)
    .filter(([path]) => {
      const segments = path.split('/')
      const checkedSegments = /\.(css|sql)$/.test(path) ? segments : segments.slice(0, -1)
      return !checkedSegments.every((segment) => KEBAB.test(segment))
    })
    .map(([path]) => ({ path, message: 'names are kebab-case' }))
