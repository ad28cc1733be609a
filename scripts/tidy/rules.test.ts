import { describe, expect, test } from 'vitest'
import { functionCases } from './cases/functions.ts'
import { productCases } from './cases/product.ts'
import { repositoryCases } from './cases/repository.ts'
import { sourceCases } from './cases/source.ts'
import { writeSums } from './migrations.ts'
import { RULES } from './rules.ts'
import type { Tree } from './tree.ts'

const cases = { ...sourceCases, ...productCases, ...functionCases, ...repositoryCases }

const treeOf = (files: Readonly<Record<string, string>>, earlier = {}): Tree => ({
  files: new Map(Object.entries(files)),
  earlier: [new Map<string, string>(Object.entries(earlier))],
})

const findingPaths = (name: string, tree: Tree) =>
  RULES[name]?.(tree).map(({ path, line }) => (line === undefined ? path : `${path}:${line}`))

test('every rule has planted cases and every case has a rule', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(RULES).toSorted())
})

test('every rule passes an empty tree', () => {
  for (const rule of Object.values(RULES)) expect(rule(treeOf({}))).toEqual([])
})

describe.each(Object.entries(cases))('%s', (name, { clean, refused }) => {
  test('passes the clean tree', () => {
    expect(RULES[name]?.(treeOf(clean))).toEqual([])
  })

  test.each(refused)('refuses $at', ({ files, at, earlier }) => {
    expect(findingPaths(name, treeOf(files, earlier))).toContain(at)
  })
})

test('--write updates the sum of a migration whose former sum is listed', () => {
  const folder = 'apps/server/migrations'
  const files = { [`${folder}/0001-a.sql`]: 'x', [`${folder}/FORMER-SUMS`]: 'abc  0001-a.sql\n' }
  const [[, text] = ['', '']] = writeSums(
    treeOf(files, { [`${folder}/SUMS`]: 'abc  0001-a.sql\n' }),
  )
  expect(text).toMatch(/^[0-9a-f]{64} {2}0001-a\.sql\n$/)
})

test('--write never changes the sum of a committed migration', () => {
  const committed = { 'apps/server/migrations/SUMS': 'abc  0001-a.sql\n' }
  const files = {
    'apps/server/migrations/0001-a.sql': 'x',
    'apps/server/migrations/0002-b.sql': 'y',
  }
  const [[, text] = ['', '']] = writeSums(treeOf(files, committed))
  const [first, second] = text.split('\n')
  expect(first).toBe('abc  0001-a.sql')
  expect(second).toMatch(/^[0-9a-f]{64} {2}0002-b\.sql$/)
})
