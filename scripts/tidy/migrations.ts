import { createHash } from 'node:crypto'
import { select, type Finding, type Rule, type Tree } from './tree.ts'

/** LIST of the migration folders, each with the sums of committed migrations. */
const FOLDERS = ['apps/server/migrations/', 'apps/studio/migrations/']
const sumsOf = (folder: string) => `${folder}SUMS`
/**
 * Sums of migrations from the time when they held functions, which have moved to sql/. Old
 * databases store them, so the list never changes.
 */
const formerOf = (folder: string) => `${folder}FORMER-SUMS`
export const SUMS = FOLDERS.flatMap((folder) => [sumsOf(folder), formerOf(folder)])

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

const migrationsIn = (tree: Tree, folder: string): Sum[] =>
  select(tree, new RegExp(`^${folder}.*\\.sql$`))
    .map(([path, text]) => ({
      name: path.slice(folder.length),
      sum: createHash('sha256').update(text).digest('hex'),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

const isNumbered = (name: string, index: number) =>
  name.startsWith(`${String(index + 1).padStart(4, '0')}-`) && /^\d{4}-[a-z0-9-]+\.sql$/.test(name)

const numbering = (migrations: Sum[], folder: string): Finding[] =>
  migrations
    .filter(({ name }, index) => !isNumbered(name, index))
    .map(({ name }) => ({ path: folder + name, message: 'migrations are numbered from 0001' }))

const isIn = (list: readonly Sum[]) => (old: Sum) =>
  list.some((one) => one.name === old.name && one.sum === old.sum)

const formerSums = (tree: Tree, folder: string) => parse(tree.files.get(formerOf(folder)) ?? '')

const history = (tree: Tree, listed: Sum[], folder: string): Finding[] => {
  const accepted = isIn([...listed, ...formerSums(tree, folder)])
  return (tree.earlier ?? [])
    .flatMap((files) => parse(files.get(sumsOf(folder)) ?? ''))
    .filter((old) => !accepted(old))
    .map(({ name }) => ({
      path: folder + name,
      message: 'was committed before and may not change or vanish; add a migration instead',
    }))
}

const formerListStays = (tree: Tree, folder: string): Finding[] =>
  (tree.earlier ?? [])
    .map((files) => files.get(formerOf(folder)) ?? '')
    .filter((text) => text !== '' && text !== tree.files.get(formerOf(folder)))
    .map(() => ({ path: formerOf(folder), message: 'was committed and may not change' }))

const onlyAppended = (tree: Tree, folder: string): Finding[] => {
  const migrations = migrationsIn(tree, folder)
  const listed = parse(tree.files.get(sumsOf(folder)) ?? '')
  const changed = listed
    .filter(({ name, sum }) => !migrations.some((one) => one.name === name && one.sum === sum))
    .map(({ name }) => ({ path: folder + name, message: 'differs from SUMS or is gone' }))
  const missing = migrations
    .filter(({ name }) => !listed.some((one) => one.name === name))
    .map(({ name }) => ({
      path: folder + name,
      message: 'is not in SUMS: node scripts/tidy.ts --write',
    }))
  return [
    ...numbering(migrations, folder),
    ...changed,
    ...missing,
    ...history(tree, listed, folder),
    ...formerListStays(tree, folder),
  ]
}

export const migrationsAreOnlyAppended: Rule = (tree) =>
  FOLDERS.flatMap((folder) => onlyAppended(tree, folder))

/** New texts of the sum files: committed sums stay, only new migrations are summed. */
export const writeSums = (tree: Tree): [path: string, text: string][] =>
  FOLDERS.map((folder) => {
    const isFormer = isIn(formerSums(tree, folder))
    const committed = parse(tree.earlier?.[0]?.get(sumsOf(folder)) ?? '')
    const fixed = committed.filter((one) => !isFormer(one))
    const isFresh = ({ name }: Sum) => !fixed.some((one) => one.name === name)
    const all = [...fixed, ...migrationsIn(tree, folder).filter(isFresh)].toSorted((a, b) =>
      a.name.localeCompare(b.name),
    )
    return [sumsOf(folder), all.map(({ sum, name }) => `${sum}  ${name}\n`).join('')]
  })
