import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('every listed icon has a symbol, and every symbol is listed', () => {
  const file = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
  const drawn = [...file.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">/g)]
  expect(drawn.map(([, name]) => name)).toEqual([...iconNames])
})
