import { prefixOf } from './sql.ts'
import { captures, findAll, foldersIn, select, type Finding, type Rule, type Tree } from './tree.ts'

const FOLDERS = ['apps/server/sql/', 'apps/studio/sql/']
/** Under it an earlier tree holds the text of all files of sql/ together. */
export const FUNCTIONS = FOLDERS.map((folder) => folder.replace(/\/$/, ''))

/** LIST of functions that checks of tables call: they belong to the tables, and never change. */
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
      .filter((made) => !CALLED_BY_CHECKS.some((name) => made.endsWith(` ${name}`)))
      .map((made) => ({ path, message: `the ${made} belongs in a file of sql/` })),
  )

/** What is made within a function's text, between dollars, is no statement of the file. */
const withoutBodies = (text: string) => withoutComments(text).replaceAll(/\$\$[^]*?\$\$/g, '$$$$')

const signaturesIn = (text: string): Map<string, string> =>
  new Map(
    [...withoutBodies(text).matchAll(SIGNATURE)].map(([, name = '', args = '', result = '']) => [
      name,
      `${args} returns ${result}`.toLowerCase().replaceAll(/\s+/g, ' ').trim(),
    ]),
  )

const doubles = (tree: Tree): Finding[] => {
  const seen = new Map<string, string>()
  return sqlFiles(tree).flatMap(([path, text]) =>
    captures(withoutBodies(text), MADE).flatMap((made) => {
      const other = seen.get(made)
      seen.set(made, path)
      return other === undefined ? [] : [{ path, message: `the ${made} is made in ${other} too` }]
    }),
  )
}

/** A file stands in the folder of a module, and its functions begin as that module's tables do. */
const strays = (tree: Tree): Finding[] => {
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
  ...doubles(tree),
  ...strays(tree),
  ...sqlFiles(tree).flatMap(([path, text]) =>
    findAll(path, withoutBodies(text), ONCE, 'can be applied once only, without "or replace"'),
  ),
]

/** PostgreSQL would keep the old function beside the new one, or refuse to replace it. */
export const signaturesStay: Rule = (tree) => {
  const before = (tree.earlier ?? []).flatMap((files) =>
    FUNCTIONS.flatMap((path) => [...signaturesIn(files.get(path) ?? '')]),
  )
  return sqlFiles(tree).flatMap(([path, text]) =>
    [...signaturesIn(text)].flatMap(([name, now]) =>
      before.some(([known, was]) => known === name && was !== now)
        ? [{ path, message: `${name} has other arguments or results: give it another name` }]
        : [],
    ),
  )
}
