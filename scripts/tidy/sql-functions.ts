import { prefixOf } from './sql.ts'
import { captures, findAll, foldersIn, select, type Finding, type Rule, type Tree } from './tree.ts'

const FOLDERS = ['apps/server/sql/', 'apps/studio/sql/']
/** Keys under which an earlier tree holds the joined text of all files of sql/. */
export const FUNCTIONS = FOLDERS.map((folder) => folder.replace(/\/$/, ''))

/** LIST of functions used in table checks: they belong to the tables and never change. */
const CALLED_BY_CHECKS = ['content_is_page', 'content_is_web', 'brand_is_page', 'brand_is_web']

const MADE = /\bcreate\s+(?:or\s+replace\s+)?((?:function|procedure|view|trigger)\s+[\w.]+)/gi
const ONCE =
  /\bcreate\s+(?!or\s+replace\b)(?:constraint\s+)?(?:function|procedure|view|trigger)\b/gi
const SIGNATURE =
  /\breplace\s+function\s+([\w.]+)\s*\(([^]*?)\)\s*returns\s+([^]*?)\s+(?:language|as)\b/gi

const withoutComments = (text: string) => text.replaceAll(/--[^\n]*/g, '')
const sqlFiles = (tree: Tree) => select(tree, /^apps\/(server|studio)\/sql\/.*\.sql$/)

export const functionsStandInSqlFiles: Rule = (tree) =>
  select(tree, /^apps\/(server|studio)\/migrations\/.*\.sql$/).flatMap(([path, text]) =>
    captures(withoutComments(text), MADE)
      .filter((created) => !CALLED_BY_CHECKS.some((name) => created.endsWith(` ${name}`)))
      .map((created) => ({ path, message: `the ${created} belongs in a file of sql/` })),
  )

/** Removes function bodies, whose statements do not count. */
const withoutBodies = (text: string) => withoutComments(text).replaceAll(/\$\$[^]*?\$\$/g, '$$$$')

const signaturesIn = (text: string): Map<string, string> =>
  new Map(
    [...withoutBodies(text).matchAll(SIGNATURE)].map(([, name = '', args = '', result = '']) => [
      name,
      `${args} returns ${result}`.toLowerCase().replaceAll(/\s+/g, ' ').trim(),
    ]),
  )

const findDuplicates = (tree: Tree): Finding[] => {
  const seen = new Map<string, string>()
  return sqlFiles(tree).flatMap(([path, text]) =>
    captures(withoutBodies(text), MADE).flatMap((created) => {
      const firstPath = seen.get(created)
      seen.set(created, path)
      return firstPath === undefined
        ? []
        : [{ path, message: `the ${created} is made in ${firstPath} too` }]
    }),
  )
}

/** Finds files outside a module's folder, and functions without the module's prefix. */
const findMisplaced = (tree: Tree): Finding[] => {
  const modules = ['platform', ...foldersIn(tree, 'apps/server/src/modules/')]
  return sqlFiles(tree)
    .filter(([path]) => path.startsWith('apps/server/sql/') && !path.endsWith('/removed.sql'))
    .flatMap(([path, text]) => {
      const folder = path.split('/')[3] ?? ''
      if (!modules.includes(folder)) return [{ path, message: 'stands in no folder of a module' }]
      return [...signaturesIn(text).keys()]
        .filter((name) => !name.startsWith(`${prefixOf(folder)}_`))
        .map((name) => ({ path, message: `${name} does not begin with its module's name` }))
    })
}

export const functionsAreWrittenOnce: Rule = (tree) => [
  ...findDuplicates(tree),
  ...findMisplaced(tree),
  ...sqlFiles(tree).flatMap(([path, text]) =>
    findAll(path, withoutBodies(text), ONCE, 'can be applied once only, without "or replace"'),
  ),
]

/** PostgreSQL would keep the old function besides the new one, or refuse to replace it. */
export const signaturesStay: Rule = (tree) => {
  const before = (tree.earlier ?? []).flatMap((files) =>
    FUNCTIONS.flatMap((path) => [...signaturesIn(files.get(path) ?? '')]),
  )
  return sqlFiles(tree).flatMap(([path, text]) =>
    [...signaturesIn(text)].flatMap(([name, signature]) =>
      before.some(
        ([earlierName, earlierSignature]) => earlierName === name && earlierSignature !== signature,
      )
        ? [{ path, message: `${name} has other arguments or results: give it another name` }]
        : [],
    ),
  )
}
