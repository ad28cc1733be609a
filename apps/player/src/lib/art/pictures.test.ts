import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { artOf, isImageAddress, pictures } from './pictures.ts'

const demo = new URL('../../../../server/src/modules/content/demo/', import.meta.url)
const art = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'))

function namesIn(file: string, pattern: RegExp): string[] {
  const source = readFileSync(new URL(file, demo), 'utf8')
  return [...source.matchAll(pattern)].map(([, name]) => name ?? '')
}

test('every picture that the demo content names is in the list', () => {
  const banners = namesIn('banners.ts', /createBanner\(\s*'[\w-]+',\s*'\w+',\s*'([\w-]+)'/g)
  const promotions = namesIn(
    'promotions.ts',
    /createPromotion\(\s*'[\w-]+',\s*'\w+',\s*'([\w-]+)'/g,
  )
  expect([banners.length, promotions.length]).toEqual([17, 5])
  expect([...banners, ...promotions].filter((name) => !Object.hasOwn(pictures, name))).toEqual([])
})

test('every game category has a picture', () => {
  const categories = ['slots', 'fish', 'pvp', 'live', 'lottery', 'sports', 'esports', 'cockfight']
  for (const name of [...categories, 'inhouse', 'hot', 'avatar', 'game']) {
    expect(pictures, name).toHaveProperty(name)
  }
})

test('every picture of the list is in the package', () => {
  for (const { code, beside } of Object.values(pictures)) {
    for (const one of [code, ...beside]) {
      expect(existsSync(join(art, 'assets', `${one}.webp`)), one).toBe(true)
    }
  }
})

test('an unknown name gives the default, also a property name of Object', () => {
  expect(artOf('no-such')).toBe(pictures.default)
  expect(artOf('constructor')).toBe(pictures.default)
})

test('URLs and names are distinguished', () => {
  expect(['https://cdn.test/a.png', '/pictures/a.webp'].map(isImageAddress)).toEqual([true, true])
  expect(['crown', '//cdn.test/a', 'http://cdn.test/a', 'data:a'].map(isImageAddress)).toEqual(
    Array(4).fill(false),
  )
})
