import { onlyStrings, withoutComments } from './source-text.ts'
import { captures, findAll, foldersIn, isTest, select, type Rule, type Tree } from './tree.ts'

const STATEMENT = new RegExp(
  [
    String.raw`\b(?:select\s[^'\x60]{1,200}?\sfrom|SELECT\s[^'\x60]{1,200}?\sFROM)\s`,
    String.raw`\b(?:insert\s+into|INSERT\s+INTO)\s`,
    String.raw`\b(?:update\s[\w\s."]+\sset|UPDATE\s[\w\s."]+\sSET)\s`,
    String.raw`\b(?:delete\s+from|DELETE\s+FROM)\s`,
    String.raw`\b(?:create|alter|drop|truncate|CREATE|ALTER|DROP|TRUNCATE)\s+(?:table|TABLE)\s`,
  ].join('|'),
  // Statements are all lower or all upper case; sentences start with one capital.
  'g',
)
const BUILDER = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]*>)?`/g
const HOLDERS = /\/store(\.ts$|\/)|\/platform\/database\/|\/migrations\//

export const onlyStoresSpeakSql: Rule = (tree) =>
  select(tree, /^(apps|packages)\/.*\.tsx?$/, HOLDERS)
    .filter(([path]) => !isTest(path) && !path.startsWith('apps/site/src/testing/'))
    .flatMap(([path, text]) => [
      ...findAll(path, onlyStrings(text), STATEMENT, 'SQL outside store.ts'),
      ...findAll(path, withoutComments(text), BUILDER, 'SQL outside store.ts'),
    ])

const MODULES = 'apps/server/src/modules/'
const TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?"?(\w+)"?/gi

/** LIST of modules whose tables keep an older prefix, because stored names never change. */
const TABLE_PREFIX: Readonly<Record<string, string>> = {
  'brand-admin': 'branding',
  campaign: 'mailing',
  dashboard: 'figures',
  'game-provider': 'vendor',
  'member-admin': 'dossier',
  mfa: 'factor',
  'responsible-gaming': 'safety',
  'social-login': 'social',
}

/** The prefix of a module's tables and functions. */
export const prefixOf = (name: string) => TABLE_PREFIX[name] ?? name.replaceAll('-', '_')

/** The owner of a table is the module with the longest matching prefix. */
const ownerOf = (table: string, owners: readonly string[]) =>
  owners
    .filter((name) => table === name || table.startsWith(`${name}_`))
    .toSorted((a, b) => b.length - a.length)[0]

const ownersIn = (tree: Tree) => ['platform', ...foldersIn(tree, MODULES).map(prefixOf)]

const tablesIn = (text: string) => captures(text.replaceAll(/--[^\n]*/g, ''), TABLE)

export const tablesBeginWithTheirModule: Rule = (tree) => {
  const owners = ownersIn(tree)
  return select(tree, /^apps\/server\/migrations\/.*\.sql$/).flatMap(([path, text]) =>
    tablesIn(text)
      .filter((table) => ownerOf(table, owners) === undefined)
      .map((table) => ({
        path,
        message: `the table ${table} does not begin with a module's name`,
      })),
  )
}

/** A one-word table name is also an ordinary word, so it counts only in SQL clauses. */
const namedIn = (table: string) =>
  table.includes('_')
    ? new RegExp(String.raw`\b${table}\b`, 'g')
    : new RegExp(String.raw`(?:\b(?:from|into|update|join|table|references)\s+"?)${table}\b`, 'gi')

const folderOwner = (path: string) =>
  path.startsWith(MODULES)
    ? prefixOf(path.slice(MODULES.length).split('/')[0] ?? '')
    : path.startsWith('apps/server/src/platform/')
      ? 'platform'
      : undefined

export const tablesAreNamedOnlyByTheirModule: Rule = (tree) => {
  const owners = ownersIn(tree)
  const tables = select(tree, /^apps\/server\/migrations\/.*\.sql$/).flatMap(([, text]) =>
    tablesIn(text),
  )
  return select(tree, /^apps\/server\/src\/(modules|platform)\/.*\.ts$/).flatMap(([path, text]) => {
    const code = onlyStrings(text)
    return tables
      .filter((table) => ownerOf(table, owners) !== folderOwner(path))
      .flatMap((table) => findAll(path, code, namedIn(table), `${table} belongs to another module`))
  })
}
