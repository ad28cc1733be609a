import { createHash } from 'node:crypto'
import { select, type Finding, type Rule, type Tree } from './tree.ts'

const FOLDER = 'apps/server/migrations/'
export const SUMS = `${FOLDER}SUMS`

interface Sum {
  readonly sum: string
  readonly name: string
}

const parse = (text: string): Sum[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/))
    .map(([sum = '', name = '']) => ({ sum, name }))

const migrationsIn = (tree: Tree): Sum[] =>
  select(tree, new RegExp(`^${FOLDER}.*\\.sql$`))
    .map(([path, text]) => ({
      name: path.slice(FOLDER.length),
      sum: createHash('sha256').update(text).digest('hex'),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

const isNumbered = (name: string, index: number) =>
  name.startsWith(`${String(index + 1).padStart(4, '0')}-`) && /^\d{4}-[a-z0-9-]+\.sql$/.test(name)

const numbering = (migrations: Sum[]): Finding[] =>
  migrations
    .filter(({ name }, index) => !isNumbered(name, index))
    .map(({ name }) => ({ path: FOLDER + name, message: 'migrations are numbered from 0001' }))

const history = (tree: Tree, listed: Sum[]): Finding[] =>
  (tree.earlier ?? [])
    .flatMap((files) => parse(files.get(SUMS) ?? ''))
    .filter((old) => !listed.some((one) => one.name === old.name && one.sum === old.sum))
    .map(({ name }) => ({
      path: FOLDER + name,
      message: 'was committed before and may not change or vanish; add a migration instead',
    }))

export const migrationsAreOnlyAppended: Rule = (tree) => {
  const migrations = migrationsIn(tree)
  const listed = parse(tree.files.get(SUMS) ?? '')
  const changed = listed
    .filter(({ name, sum }) => !migrations.some((one) => one.name === name && one.sum === sum))
    .map(({ name }) => ({ path: FOLDER + name, message: 'differs from SUMS or is gone' }))
  const missing = migrations
    .filter(({ name }) => !listed.some((one) => one.name === name))
    .map(({ name }) => ({
      path: FOLDER + name,
      message: 'is not in SUMS: node scripts/tidy.ts --write',
    }))
  return [...numbering(migrations), ...changed, ...missing, ...history(tree, listed)]
}

/** What was committed stays as it is; only migrations not yet committed are summed again. */
export const writeSums = (tree: Tree): string => {
  const fixed = parse(tree.earlier?.[0]?.get(SUMS) ?? '')
  const fresh = migrationsIn(tree).filter(({ name }) => !fixed.some((one) => one.name === name))
  return [...fixed, ...fresh].map(({ sum, name }) => `${sum}  ${name}\n`).join('')
}
